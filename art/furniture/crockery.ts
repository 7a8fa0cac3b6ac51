import type { Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A handle: part of a ring beside the origin, in the plane of x and y. */
export function ring(center: Vec3, [wide, high]: readonly [number, number], thick: number): Knot[] {
  return Array.from({ length: 11 }, (_, step) => {
    const angle = -1.5 + (step / 10) * 3
    const [x, y, z] = center
    return [[x + Math.cos(angle) * wide, y + Math.sin(angle) * high, z], thick] as const
  })
}

const mugProfile: Profile = [
  [0, 0],
  [0.042, 0],
  [0.046, 0.012],
  [0.046, 0.095],
  [0.041, 0.095],
  [0.041, 0.075],
]

/** A mug with something dark in it; the handle points along x. */
export function mug(cup: Material, coffee: Material): Mesh {
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], mugProfile, cup, 28)
    lathe(
      mesh,
      [0, 0.078, 0],
      [
        [0.041, 0],
        [0, 0],
      ],
      coffee,
      20,
    )
    tube(mesh, ring([0.044, 0.05, 0], [0.034, 0.03], 0.008), cup, 8)
  })
}

/** A bowl of fruit. */
export function fruitBowl(bowl: Material, fruits: readonly [Material, Material]): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0, 0],
        [0.075, 0],
        [0.08, 0.015],
        [0.15, 0.06],
        [0.185, 0.11],
        [0.175, 0.11],
        [0.14, 0.065],
      ],
      bowl,
      40,
    )
    for (let index = 0; index < 7; index += 1) {
      const isTop = index === 6
      const away = isTop ? 0 : 0.088
      const center: Vec3 = [
        Math.cos(index * 1.05) * away,
        isTop ? 0.165 : 0.105,
        Math.sin(index * 1.05) * away,
      ]
      const fruit = fruits[index % 2 ? 1 : 0]
      ellipsoid(mesh, center, [0.056, 0.053, 0.056], fruit, { segments: [24, 14] })
    }
  })
}

/** A plate, or with more height a deep dish. */
export function plate(material: Material, radius = 0.13): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0, 0],
        [radius * 0.6, 0],
        [radius, 0.018],
        [radius * 0.95, 0.022],
        [radius * 0.6, 0.008],
        [0, 0.008],
      ],
      material,
      36,
    )
  })
}
