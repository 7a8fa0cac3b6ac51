import { ink, type Ink } from '../core/inks.ts'
import { fractalNoise, noise } from '../core/noise.ts'
import type { Material } from '../tracer/material.ts'

interface SoilSetting {
  /** Grass seen from afar: in the light, between, and in hollows. */
  grass: readonly [string, string, string]
  /** Gravel: most and some. */
  path: readonly [string, string]
  isPath: (x: number, z: number) => boolean
}

/** Ground in patches, with paths and trodden places. */
export function soil({ grass, path, isPath }: SoilSetting): Material {
  const [light, middle, hollow] = grass.map(ink) as [Ink, Ink, Ink]
  const [gravel, pebbles] = path.map(ink) as [Ink, Ink]
  return {
    color: ([x, , z]) => {
      if (isPath(x, z)) return noise(x * 3, z * 3) > 0.25 ? pebbles : gravel
      const patch = fractalNoise(x * 0.4, z * 0.8, 3)
      return patch > 0.12 ? light : patch > -0.2 ? middle : hollow
    },
  }
}
