import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise, noise } from '../core/noise.ts'
import { clamp, smoothstep } from '../core/numbers.ts'
import { mix } from '../core/vectors.ts'
import type { SkyPlace } from './sky-place.ts'

/** A line of hills, flat as cut paper. */
export interface Ridge {
  /** Its middle height over the horizon, and how far it swings. */
  height: number
  swing: number
  frequency: number
  seed: number
  hex: string
  /** Slopes in the light. */
  litHex?: string
  /** Mist at its foot. */
  footHex?: string
  /** Height of treetops along the crest. */
  trees?: number
  /** Flat tops with steep sides, as mesas have. */
  isMesa?: boolean
}

/** The ink of a ridge at a place; null above its crest. */
export function ridgeInk(ridge: Ridge, place: SkyPlace): Ink | null {
  const below = crestOf(ridge, place.across) - place.above
  if (below <= 0) return null
  const own = ridge.litHex && isLit(ridge, below, place) ? ridge.litHex : ridge.hex
  if (!ridge.footHex) return ink(own)
  const depth = clamp(below / (Math.abs(ridge.swing) * 2.2 + 0.02))
  const step = clamp(Math.floor(depth * 3 + place.dither * 1.1 + 0.5) / 3)
  return mix(ink(own), ink(ridge.footHex), step * 0.75)
}

function crestOf(ridge: Ridge, across: number): number {
  const { height, swing, frequency, seed, trees = 0 } = ridge
  const at = across * frequency
  const crest =
    height + swing * (ridge.isMesa ? mesaAt(at, seed) : fractalNoise(at + seed, seed * 3.1, 4))
  if (trees === 0) return crest
  const crowns =
    0.55 * Math.abs(noise(at * 26, seed)) + 0.45 * Math.abs(noise(at * 61 + 3, seed + 4))
  return crest + trees * crowns
}

function mesaAt(at: number, seed: number): number {
  const step = smoothstep(-0.12, 0.08, fractalNoise(at * 0.6 + seed * 2, 5.5, 2))
  return step * 1.1 - 0.4 + 0.12 * fractalNoise(at * 4, seed, 3)
}

function isLit({ frequency, seed }: Ridge, below: number, place: SkyPlace): boolean {
  const { across, dither, lightFrom } = place
  const streaks = fractalNoise(
    across * frequency * 1.7 + seed * 5 + below * lightFrom * 9,
    below * frequency * 3.5 + seed,
    4,
  )
  const heightAt = (x: number) => fractalNoise(x * frequency + seed, seed * 3.1, 3)
  const slope = (heightAt(across + 0.02) - heightAt(across - 0.02)) * -lightFrom
  return streaks * 0.9 + slope * 2.2 + dither * 0.1 > 0.08
}
