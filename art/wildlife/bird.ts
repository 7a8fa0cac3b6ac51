import type { Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface BirdSetting {
  /** Where its feet are. */
  at: Vec3
  /** Where it looks: 0 is to the right, a quarter turn toward the viewer. */
  turn: number
  /** From breast to tail tip, in metres. */
  length: number
  back: Material
  breast: Material
  wing: Material
  beak: Material
  /** How far the tail points up: a mockingbird cocks it, a dove does not. */
  tailLift?: number
}

/** A small bird that sits: a dove on the ridge, a mockingbird on the fence. */
export function bird(mesh: Mesh, setting: BirdSetting): void {
  const { at, turn, length, back, breast, wing, beak, tailLift = -0.25 } = setting
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const place = (ahead: number, up: number, aside = 0): Vec3 => [
    at[0] + (ahead * cos - aside * sin) * length,
    at[1] + up * length,
    at[2] + (ahead * sin + aside * cos) * length,
  ]
  const ball = (center: Vec3, [long, tall, wide]: Vec3, material: Material) =>
    ellipsoid(mesh, center, [long * length, tall * length, wide * length], material, {
      segments: [14, 10],
      turn,
    })
  ball(place(0.02, 0.26), [0.24, 0.17, 0.155], back)
  ball(place(0.1, 0.22), [0.17, 0.15, 0.14], breast)
  ball(place(0.2, 0.42), [0.105, 0.1, 0.095], back)
  for (const side of [-1, 1]) ball(place(-0.08, 0.28, side * 0.11), [0.22, 0.1, 0.05], wing)
  const tail = (share: number): Vec3 => place(-0.15 - 0.45 * share, 0.26 + tailLift * share)
  tube(
    mesh,
    [
      [tail(0), 0.07 * length],
      [tail(0.5), 0.05 * length],
      [tail(1), 0.045 * length],
    ],
    wing,
    6,
  )
  tube(
    mesh,
    [
      [place(0.28, 0.42), 0.03 * length],
      [place(0.38, 0.4), 0.004],
    ],
    beak,
    5,
  )
  for (const side of [-0.06, 0.06]) {
    tube(
      mesh,
      [
        [place(0.06, 0, side), 0.014 * length],
        [place(0.04, 0.14, side), 0.018 * length],
      ],
      beak,
      4,
    )
  }
}
