import type { Ink } from '../../core/inks.ts'
import { clamp } from '../../core/numbers.ts'
import { mix } from '../../core/vectors.ts'
import type { Haze } from '../mood.ts'

const layers = 14
/** More than this is sand. */
const raggedness = 0.3

/** Distance in layers of haze. */
export function throughAir(
  ink: Ink,
  distance: number,
  haze: Haze | undefined,
  dither: number,
): Ink {
  if (!haze) return ink
  const cover = 1 - Math.exp(-Math.max(0, distance - haze.start) / haze.depth)
  const layer = Math.floor(cover * layers + dither * raggedness + 0.5) / layers
  return mix(ink, haze.ink, clamp(layer, 0, haze.most))
}
