import { anyAngle, seededRandom } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import { bush } from '../plants/bush.ts'
import { bluebonnet, flower, type BluebonnetInks } from '../plants/wildflowers.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
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

/** Where the stems come out. */
const neck = { height: 0.19, radius: 0.03 }
/** How far the outermost stems lean, as a share of their height. */
const mostLean = 0.32

/** A small pitcher of wildflowers. */
export function bouquet(style: BouquetStyle): Mesh {
  const { vase, other, stem, petal, tip, stems = 14, seed } = style
  const random = seededRandom(seed)
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], pitcher, vase, 36)
    for (let index = 0; index < stems; index += 1) {
      const [angle, away] = [anyAngle(random), Math.sqrt(random())]
      const [base, height]: [Vec3, number] = [[0, 0, 0], 0.17 + 0.09 * random()]
      const flowering = pieceOf((own) => {
        if (index % 3) bluebonnet(own, { base, height, stem, petal, tip, petals: 70 }, random)
        else flower(own, { base, height: height * 0.9, stem, petal: other }, random)
      })
      leanOut(mesh, flowering, angle, away)
    }
  })
}

/** Puts a stem into the neck, `away` from its middle (0, upright) toward its rim (1, leaning most). */
function leanOut(mesh: Mesh, flowering: Mesh, angle: number, away: number): void {
  const [x, z] = [Math.cos(angle) * away, Math.sin(angle) * away]
  const corner = (index: number): Vec3 => {
    const [ownX, ownY, ownZ] = flowering.corners.slice(index * 3, index * 3 + 3) as [...Vec3]
    const out = neck.radius + mostLean * ownY
    return [ownX + x * out, ownY + neck.height, ownZ + z * out]
  }
  for (const [triangle, material] of flowering.materialOf.entries()) {
    const normal = flowering.normals.slice(triangle * 3, triangle * 3 + 3) as [...Vec3]
    const [a, b, c] = [0, 1, 2].map((each) => corner(triangle * 3 + each)) as [Vec3, Vec3, Vec3]
    mesh.triangle(a, b, c, flowering.materials[material] as Material, normal)
  }
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
