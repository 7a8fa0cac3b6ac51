import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import { mix } from '../core/vectors.ts'
import type { SkyPlace } from './sky-place.ts'

/** A long thin cloud of the evening. */
export interface Streak {
  across: number
  above: number
  width: number
  height: number
  hex: string
  seed: number
}

export function streakInk(streak: Streak, below: Ink, { across, above, dither }: SkyPlace): Ink {
  const share = (across - streak.across) / streak.width
  if (Math.abs(share) >= 1) return below
  const thickness =
    streak.height *
    (1 - share * share) *
    (1 + 0.9 * fractalNoise(across * 5 + streak.seed, streak.seed, 3))
  const height = above - streak.above - 0.012 * fractalNoise(across * 2.2, streak.seed, 2)
  const isInside = height > -thickness * 0.35 && height < thickness + dither * 0.004
  return isInside ? mix(below, ink(streak.hex), 0.9) : below
}
