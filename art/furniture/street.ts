import type { Vec3 } from '../core/vectors.ts'
import { bush } from '../plants/bush.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A park bench of slats on iron; it faces the viewer. */
export function parkBench({ wood, iron }: { wood: Material; iron: Material }): Mesh {
  return pieceOf((mesh) => {
    for (let slat = 0; slat < 4; slat += 1) {
      const z = slat * 0.115 - 0.14
      box(mesh, [-0.8, 0.43, z], [0.8, 0.47, z + 0.09], wood)
    }
    for (let slat = 0; slat < 3; slat += 1) {
      const [y, z] = [0.56 + slat * 0.14, -0.21 - slat * 0.045]
      beam(mesh, [-0.8, y, z], [0.8, y, z], { width: 0.03, height: 0.1 }, wood)
    }
    for (const x of [-0.66, 0.66]) {
      const bar = { width: 0.05, height: 0.04 }
      beam(mesh, [x, 0, 0.26], [x, 0.43, 0.22], bar, iron)
      beam(mesh, [x, 0, -0.28], [x, 0.43, -0.16], bar, iron)
      beam(mesh, [x, 0.43, -0.16], [x, 0.92, -0.33], bar, iron)
      beam(mesh, [x, 0.42, -0.2], [x, 0.42, 0.26], bar, iron)
      beam(mesh, [x, 0.64, -0.24], [x, 0.66, 0.24], bar, iron)
      beam(mesh, [x, 0.43, 0.22], [x, 0.66, 0.24], bar, iron)
    }
  })
}

interface PlanterStyle {
  wood: Material
  hoop: Material
  leaf: Material
  petal: Material
  seed: number
}

function hoopAt(low: number, radius: number): Profile {
  return [
    [radius, low],
    [radius + 0.012, low + 0.055],
  ]
}

/** Half a barrel of flowers. */
export function barrelPlanter({ wood, hoop, leaf, petal, seed }: PlanterStyle): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.27, 0],
        [0.335, 0.2],
        [0.36, 0.42],
        [0.33, 0.42],
        [0.32, 0.38],
        [0, 0.38],
      ],
      wood,
      40,
    )
    lathe(mesh, [0, 0, 0], hoopAt(0.07, 0.302), hoop, 40)
    lathe(mesh, [0, 0, 0], hoopAt(0.31, 0.358), hoop, 40)
    const base: Vec3 = [0, 0.36, 0]
    bush(mesh, { base, radius: 0.36, leaf, seed, leaves: 190, leafSize: 0.045 })
    bush(mesh, {
      base: [0, 0.44, 0],
      radius: 0.37,
      leaf: petal,
      seed: seed + 9,
      leaves: 70,
      leafSize: 0.035,
    })
  })
}

/** An iron street lamp, three and a half metres high. */
export function streetLamp({ iron, globe }: { iron: Material; globe: Material }): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.17, 0],
        [0.17, 0.12],
        [0.1, 0.2],
        [0.085, 0.7],
        [0.05, 0.8],
        [0.042, 2.9],
        [0.09, 2.95],
        [0.09, 3],
      ],
      iron,
      20,
    )
    lathe(
      mesh,
      [0, 3, 0],
      [
        [0.08, 0],
        [0.17, 0.12],
        [0.2, 0.28],
        [0.15, 0.42],
        [0.06, 0.47],
      ],
      globe,
      28,
    )
    lathe(
      mesh,
      [0, 3.42, 0],
      [
        [0.21, 0],
        [0.16, 0.08],
        [0.04, 0.16],
        [0.02, 0.3],
      ],
      iron,
      24,
    )
  })
}

/** Where a street lamp's light is, over its foot. */
export const streetLampLight = 3.22
