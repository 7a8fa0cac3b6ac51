import { normalize, type Vec3 } from '../core/vectors.ts'
import type { Hour } from './hour.ts'

interface Variation {
  /** Toward the sun, when the camera looks another way than along -z. */
  sun?: Vec3
  /** Shows another stretch of the sky, so far to the right. */
  aside?: number
  /** The same sky from right to left. */
  isMirrored?: boolean
}

/** The same hour over another place: two pictures of it do not share their clouds and hills. */
export function vary(hour: Hour, { sun, aside = 0, isMirrored = false }: Variation): Hour {
  const { mood, sky } = hour
  const side = isMirrored ? -1 : 1
  return {
    mood: sun && mood.sun ? { ...mood, sun: { ...mood.sun, toward: normalize(sun) } } : mood,
    sky: (across, above, dither) => sky(side * across + aside, above, dither),
  }
}
