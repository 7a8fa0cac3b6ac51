import type { Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { pieceOf } from '../shapes/put.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface CabinetStyle {
  body: Material
  front: Material
  top: Material
  knob: Material
}

export const counterHeight = 0.92
/** Of counters and what stands between them, without the doors. */
export const counterDepth = 0.6

/** A run of base cabinets from the origin along x, its back at z 0. */
export function counter(style: CabinetStyle, width: number, doors: number): Mesh {
  return pieceOf((mesh) => {
    box(mesh, [0, 0, 0.05], [width, 0.1, counterDepth - 0.06], style.knob)
    box(mesh, [0, 0.1, 0], [width, 0.88, counterDepth], style.body)
    box(mesh, [-0.02, 0.88, 0], [width + 0.02, counterHeight, counterDepth + 0.03], style.top)
    for (let door = 0; door < doors; door += 1) {
      addDoor(mesh, style, (door * width) / doors, width / doors)
    }
  })
}

function addDoor(mesh: Mesh, { body, front, knob }: CabinetStyle, from: number, wide: number) {
  const [left, right] = [from + 0.02, from + wide - 0.02]
  box(mesh, [left, 0.15, counterDepth], [right, 0.63, counterDepth + 0.018], front)
  box(
    mesh,
    [left + 0.06, 0.21, counterDepth + 0.018],
    [right - 0.06, 0.57, counterDepth + 0.024],
    body,
  )
  box(mesh, [left, 0.67, counterDepth], [right, 0.84, counterDepth + 0.018], front)
  const radii: Vec3 = [0.018, 0.018, 0.018]
  ellipsoid(mesh, [(left + right) / 2, 0.755, counterDepth + 0.035], radii, knob)
  ellipsoid(mesh, [right - 0.035, 0.54, counterDepth + 0.04], radii, knob)
}

interface SinkInks {
  basin: Material
  inside: Material
  metal: Material
}

/** A farmhouse sink with a tall tap, around x 0; put it where the counter is. */
export function farmSink({ basin, inside, metal }: SinkInks, width = 0.74): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    box(mesh, [-half, 0.64, 0.14], [half, counterHeight + 0.015, counterDepth + 0.07], basin)
    const top = counterHeight + 0.0155
    box(mesh, [-half + 0.05, top, 0.19], [half - 0.05, top + 0.001, counterDepth + 0.02], inside)
    const tap: Knot[] = [
      [[0, 0.92, 0.08], 0.018],
      [[0, 1.2, 0.08], 0.016],
      [[0, 1.28, 0.12], 0.016],
      [[0, 1.31, 0.19], 0.016],
      [[0, 1.28, 0.26], 0.015],
      [[0, 1.2, 0.28], 0.015],
    ]
    tube(mesh, tap, metal, 14)
    for (const x of [-0.12, 0.12]) {
      lathe(
        mesh,
        [x, 0.92, 0.08],
        [
          [0.026, 0],
          [0.02, 0.05],
          [0.032, 0.07],
          [0, 0.075],
        ],
        metal,
        20,
      )
    }
  })
}

/** A rounded refrigerator, 62 centimetres wide, around x 0. */
export function refrigerator(enamel: Material, metal: Material): Mesh {
  return pieceOf((mesh) => {
    const options = { segments: [48, 24] as const, roundness: 0.14 }
    ellipsoid(mesh, [0, 0.79, 0.31], [0.31, 0.75, 0.31], enamel, options)
    box(mesh, [-0.3, 1.1, 0.612], [0.3, 1.112, 0.622], metal)
    for (const [low, high] of [
      [0.8, 1.02],
      [1.18, 1.38],
    ] as const) {
      box(mesh, [-0.25, low, 0.62], [-0.22, high, 0.66], metal)
    }
  })
}
