import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import { clamp } from '../core/numbers.ts'
import { mix } from '../core/vectors.ts'
import type { SkyPlace } from './sky-place.ts'

export interface Bands {
  /** Heights over the horizon and their inks, the lowest first. */
  stops: readonly (readonly [above: number, hex: string])[]
  /** Steps between two stops; 0 blends them. */
  steps: number
  /** How much the edges of the bands wave. */
  wave: number
}

/** The open sky, from the horizon up. */
export function bandsInk({ stops, steps, wave }: Bands, { across, above, dither }: SkyPlace): Ink {
  const height = above + wave * fractalNoise(across * 1.3, above * 7, 3)
  const next = stops.findIndex(([from]) => height < from)
  if (next === 0) return ink((stops[0] as readonly [number, string])[1])
  const [low, high] = [stops.at(next === -1 ? -1 : next - 1), stops.at(next)]
  if (!low || !high || next === -1) return ink((low as readonly [number, string])[1])
  const share = (height - low[0]) / (high[0] - low[0])
  const cut = steps > 0 ? clamp(Math.floor(share * steps + dither * 0.9 + 0.5) / steps) : share
  return mix(ink(low[1]), ink(high[1]), cut)
}
