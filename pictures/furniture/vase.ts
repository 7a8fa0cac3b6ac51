import { anyAngle, seededRandom } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import { bush } from '../plants/bush.ts'
import { bluebonnet, flower, type BluebonnetInks } from '../plants/wildflowers.ts'
import { lathe, type Profile } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface BouquetStyle extends BluebonnetInks {
  vase: Material
  /** Of the open flowers among the bluebonnets. */
  other: Material
  stems?: number
  seed: number
}

const pitcher: Profile = [
  [0, 0],
  [0.055, 0],
  [0.075, 0.06],
  [0.07, 0.13],
  [0.045, 0.18],
  [0.055, 0.21],
]

/** A small pitcher of wildflowers. */
export function bouquet(style: BouquetStyle): Mesh {
  const { vase, other, stem, petal, tip, stems = 14, seed } = style
  const random = seededRandom(seed)
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], pitcher, vase, 36)
    for (let index = 0; index < stems; index += 1) {
      const angle = anyAngle(random)
      const away = 0.015 + 0.075 * random()
      const base: Vec3 = [Math.cos(angle) * away, 0.12, Math.sin(angle) * away]
      const height = 0.24 + 0.1 * random()
      if (index % 3) bluebonnet(mesh, { base, height, stem, petal, tip, petals: 70 }, random)
      else flower(mesh, { base, height: height * 1.05, stem, petal: other }, random)
    }
  })
}

export interface HousePlantStyle {
  pot: Material
  leaf: Material
  seed: number
  /** Radius of the leaves; the pot is to scale. */
  radius?: number
}

/** A pot with a round plant, small enough for a sill. */
export function housePlant({ pot, leaf, seed, radius = 0.15 }: HousePlantStyle): Mesh {
  const size = radius / 0.15
  const profile: Profile = [
    [0, 0],
    [0.055 * size, 0],
    [0.078 * size, 0.11 * size],
    [0.084 * size, 0.11 * size],
    [0.084 * size, 0.13 * size],
    [0.07 * size, 0.13 * size],
  ]
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], profile, pot, 32)
    const base: Vec3 = [0, 0.11 * size, 0]
    bush(mesh, { base, radius, leaf, seed, leaves: 260, leafSize: 0.024 * size, flatness: 0.9 })
  })
}
