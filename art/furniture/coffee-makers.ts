import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { ring } from './crockery.ts'

/** A waisted carafe with a wooden collar and a paper cone. */
export function pourOver(glass: Material, coffee: Material, wood: Material, paper: Material): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0, 0],
        [0.085, 0],
        [0.092, 0.03],
        [0.075, 0.08],
      ],
      coffee,
      40,
    )
    lathe(
      mesh,
      [0, 0.08, 0],
      [
        [0.075, 0],
        [0.036, 0.06],
        [0.036, 0.09],
        [0.085, 0.19],
      ],
      glass,
      40,
    )
    lathe(
      mesh,
      [0, 0.135, 0],
      [
        [0.043, 0],
        [0.05, 0.02],
        [0.043, 0.045],
      ],
      wood,
      32,
    )
    lathe(
      mesh,
      [0, 0.2, 0],
      [
        [0.05, 0],
        [0.092, 0.085],
        [0.08, 0.085],
        [0.02, 0.02],
      ],
      paper,
      36,
    )
  })
}

/** A press pot: glass with coffee in it, in a frame with a plunger; the handle points along x. */
export function pressPot(metal: Material, coffee: Material, glass: Material): Mesh {
  return pieceOf((mesh) => {
    const drum = (radius: number, low: number, high: number, material: Material) =>
      lathe(
        mesh,
        [0, low, 0],
        [
          [radius, 0],
          [radius, high - low],
          [0, high - low],
        ],
        material,
        36,
      )
    drum(0.05, 0.02, 0.12, coffee)
    drum(0.05, 0.12, 0.19, glass)
    drum(0.054, 0, 0.03, metal)
    drum(0.054, 0.185, 0.2, metal)
    for (const angle of [0.8, 2.4, 3.9, 5.5]) {
      const [x, z] = [Math.cos(angle) * 0.052, Math.sin(angle) * 0.052]
      box(mesh, [x - 0.004, 0, z - 0.004], [x + 0.004, 0.19, z + 0.004], metal)
    }
    box(mesh, [-0.004, 0.2, -0.004], [0.004, 0.25, 0.004], metal)
    ellipsoid(mesh, [0, 0.255, 0], [0.016, 0.014, 0.016], metal)
    tube(mesh, ring([0.05, 0.11, 0], [0.045, 0.06], 0.009), metal, 8)
  })
}

/** A coffee machine with its carafe on the plate. */
export function coffeeMachine(body: Material, metal: Material, coffee: Material): Mesh {
  return pieceOf((mesh) => {
    box(mesh, [-0.11, 0, -0.12], [0.11, 0.03, 0.13], body)
    box(mesh, [-0.11, 0.03, -0.12], [0.11, 0.34, -0.03], body)
    box(mesh, [-0.115, 0.26, -0.12], [0.115, 0.36, 0.12], body)
    box(mesh, [-0.07, 0.28, 0.12], [0.07, 0.33, 0.126], metal)
    lathe(
      mesh,
      [0, 0.03, 0.05],
      [
        [0.06, 0],
        [0.075, 0.04],
        [0.07, 0.1],
        [0.045, 0.15],
        [0, 0.15],
      ],
      coffee,
      36,
    )
    tube(mesh, ring([0.07, 0.11, 0.05], [0.04, 0.045], 0.009), metal, 8)
  })
}
