import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { counterDepth as depth, counterHeight } from './kitchen.ts'

interface RangeInks {
  enamel: Material
  iron: Material
  metal: Material
}

/** A small gas range with an oven, 60 centimetres wide, around x 0. */
export function range({ enamel, iron, metal }: RangeInks): Mesh {
  return pieceOf((mesh) => {
    // A little over the counters, whose ends reach into it: in one plane they would flicker.
    box(mesh, [-0.3, 0, 0], [0.3, counterHeight + 0.004, depth + 0.01], enamel)
    box(mesh, [-0.3, counterHeight, 0], [0.3, counterHeight + 0.08, 0.035], enamel)
    box(mesh, [-0.24, 0.28, depth + 0.01], [0.24, 0.62, depth + 0.02], iron)
    beam(
      mesh,
      [-0.25, 0.68, depth + 0.05],
      [0.25, 0.68, depth + 0.05],
      { width: 0.022, height: 0.022 },
      metal,
    )
    for (let knob = 0; knob < 5; knob += 1) {
      const center: Vec3 = [-0.22 + knob * 0.11, 0.81, depth + 0.025]
      ellipsoid(mesh, center, [0.022, 0.022, 0.018], iron)
    }
    for (const x of [-0.14, 0.14]) {
      for (const z of [0.16, 0.44]) addBurner(mesh, [x, counterHeight, z], iron)
    }
  })
}

function addBurner(mesh: Mesh, [x, y, z]: Vec3, iron: Material): void {
  const bar = { width: 0.014, height: 0.02 }
  beam(mesh, [x - 0.11, y + 0.02, z], [x + 0.11, y + 0.02, z], bar, iron)
  beam(mesh, [x, y + 0.02, z - 0.11], [x, y + 0.02, z + 0.11], bar, iron)
  lathe(
    mesh,
    [x, y, z],
    [
      [0.05, 0],
      [0.04, 0.014],
      [0, 0.014],
    ],
    iron,
    20,
  )
}

/** A kettle with a looped handle. */
export function kettle(body: Material, handle: Material): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0, 0],
        [0.105, 0],
        [0.115, 0.02],
        [0.11, 0.08],
        [0.075, 0.135],
        [0.03, 0.15],
        [0, 0.152],
      ],
      body,
      40,
    )
    const spout: Knot[] = [
      [[0.09, 0.07, 0], 0.026],
      [[0.16, 0.12, 0], 0.016],
    ]
    tube(mesh, spout, body, 12)
    ellipsoid(mesh, [0, 0.162, 0], [0.016, 0.016, 0.016], handle)
    const loop = Array.from({ length: 13 }, (_, step): Knot => {
      const angle = (step / 12) * Math.PI
      return [[Math.cos(angle) * 0.062, 0.125 + Math.sin(angle) * 0.13, 0], 0.009]
    })
    tube(mesh, loop, handle, 8)
  })
}
