import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise } from '../core/noise.ts'
import type { Material } from '../tracer/material.ts'

interface BankSetting {
  /** Of steep faces. */
  rock: Material
  /** Of the flat tops of ledges: most and some. */
  tops: readonly [string, string]
  /** Grass seen from afar: in the light, between, and in hollows. */
  grass: readonly [string, string, string]
  isGrass: (x: number, z: number, height: number) => boolean
}

/** A creek bank: rock where it is steep or washed, grass elsewhere. */
export function bank({ rock, tops, grass, isGrass }: BankSetting): Material {
  const [light, middle, hollow] = grass.map(ink) as [Ink, Ink, Ink]
  const [most, some] = tops.map(ink) as [Ink, Ink]
  return {
    color: (point, normal, triangle) => {
      const [x, y, z] = point
      if (normal[1] < 0.72) return rock.color(point, normal, triangle)
      if (!isGrass(x, z, y)) return fractalNoise(x * 0.55, z * 0.9, 3) > 0.1 ? some : most
      const patch = fractalNoise(x * 0.5, z * 0.9, 3)
      return patch > 0.12 ? light : patch > -0.2 ? middle : hollow
    },
  }
}
