import type { Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface Wood {
  wood: Material
  top: Material
}

/** A table on four legs: coffee table, desk or dining table by its size. */
export function table({ wood, top }: Wood, [width, height, depth]: Vec3): Mesh {
  const [x, z] = [width / 2, depth / 2]
  return pieceOf((mesh) => {
    box(mesh, [-x, height - 0.045, -z], [x, height, z], top)
    box(mesh, [-x + 0.05, height - 0.13, -z + 0.05], [x - 0.05, height - 0.045, z - 0.05], wood)
    for (const side of [-1, 1]) {
      for (const end of [-1, 1]) {
        const [legX, legZ] = [side * (x - 0.06), end * (z - 0.06)]
        box(mesh, [legX - 0.03, 0, legZ - 0.03], [legX + 0.03, height - 0.045, legZ + 0.03], wood)
      }
    }
  })
}

/** A bedside table with one drawer. */
export function nightstand({ wood, top, knob }: Wood & { knob: Material }): Mesh {
  return pieceOf((mesh) => {
    box(mesh, [-0.22, 0.1, 0], [0.22, 0.56, 0.38], wood)
    box(mesh, [-0.25, 0.56, -0.01], [0.25, 0.6, 0.42], top)
    box(mesh, [-0.18, 0.34, 0.38], [0.18, 0.52, 0.395], top)
    ellipsoid(mesh, [0, 0.43, 0.41], [0.022, 0.022, 0.022], knob)
    for (const x of [-0.19, 0.19]) {
      for (const z of [0.03, 0.33]) box(mesh, [x - 0.025, 0, z], [x + 0.025, 0.1, z + 0.05], top)
    }
  })
}
