import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import { fraction } from '../core/numbers.ts'
import { hash } from '../core/random.ts'
import type { Material } from '../tracer/material.ts'

/** Flagstones in a square grid: most, some, and their joints. */
export function flagstones(hexes: readonly [string, string, joint: string], size = 1.1): Material {
  const [most, some, joint] = hexes.map(ink) as [Ink, Ink, Ink]
  return {
    color: ([x, , z]) => {
      const row = Math.floor(z / size)
      const along = x / size + (row & 1) * 0.5
      if (fraction(along) < 0.025 || fraction(z / size) < 0.025) return joint
      return hash(Math.floor(along), row, 2) > 0.66 ? some : most
    },
  }
}

/** Asphalt or trodden gravel, worn in patches. */
export function roadway(most: string, worn: string): Material {
  const [own, patch] = [ink(most), ink(worn)]
  return { color: ([x, , z]) => (fractalNoise(x * 0.28, z * 0.8, 3) > 0.12 ? patch : own) }
}
