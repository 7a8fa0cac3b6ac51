import { anyAngle, seededRandom } from '../core/random.ts'
import { add, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { leafClump } from './leaves.ts'

export interface BushSetting {
  base: Vec3
  radius: number
  seed: number
  leaf: Material
  leaves?: number
  leafSize?: number
  flatness?: number
}

/** A round shrub: sage, yaupon, a potted plant. */
export function bush(mesh: Mesh, setting: BushSetting): void {
  const { base, radius, seed, leaf, leaves = 90, leafSize = 0.12, flatness = 0.7 } = setting
  const random = seededRandom(seed)
  for (let ball = 0; ball < 5; ball += 1) {
    const angle = anyAngle(random)
    const away = radius * 0.6 * random()
    const center = add(base, [
      Math.cos(angle) * away,
      radius * (0.4 + random() * 0.25),
      Math.sin(angle) * away,
    ])
    const size = radius * (0.45 + 0.25 * random())
    leafClump(
      mesh,
      { center, radius: size, flatness, leaves, leafSize, material: leaf, crown: base },
      random,
    )
  }
}

interface FarTreeSetting {
  base: Vec3
  radius: number
  seed: number
  leaf: Material
  leaves?: number
  leafSize?: number
  /** Height over width. */
  tallness?: number
}

/** A tree far off: four balls of large leaves, no trunk. */
export function farTree(mesh: Mesh, setting: FarTreeSetting): void {
  const { base, radius, seed, leaf, leaves = 150, leafSize = 0.23, tallness = 0.8 } = setting
  const random = seededRandom(seed)
  for (let ball = 0; ball < 4; ball += 1) {
    const angle = anyAngle(random)
    const away = radius * 0.5 * random()
    const center = add(base, [
      Math.cos(angle) * away,
      radius * tallness * (0.55 + 0.35 * random()),
      Math.sin(angle) * away,
    ])
    const size = radius * (0.5 + 0.3 * random())
    leafClump(
      mesh,
      { center, radius: size, flatness: tallness, leaves, leafSize, material: leaf, crown: base },
      random,
    )
  }
}
