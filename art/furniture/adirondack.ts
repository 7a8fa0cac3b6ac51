import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface ChairSetting {
  at: Vec3
  /** Turn around the vertical; 0 faces the viewer. */
  turn: number
  material: Material
  scale?: number
}

type Timber = readonly [from: Vec3, to: Vec3, width: number, height: number]

/** Down into the seat: from the front a gap between the two would show. */
const slats = [-2, -1, 0, 1, 2].map((slat): Timber => [
  [slat * 0.12, 0.22, 0.05],
  [slat * 0.135, 1.02 - Math.abs(slat) * 0.07, -0.42],
  0.105,
  0.03,
])

const seat = [0, 1, 2, 3, 4, 5].map((board): Timber => {
  const height = 0.27 + board * 0.027
  const depth = 0.06 + board * 0.108
  return [[-0.28, height, depth], [0.28, height, depth], 0.1, 0.03]
})

/** What the back leans on, between the arms. */
const rail: Timber = [[-0.36, 0.56, -0.2], [0.36, 0.56, -0.2], 0.03, 0.07]

const sides = [-0.33, 0.33].flatMap((side): Timber[] => [
  [[side, 0, 0.55], [side, 0.58, 0.55], 0.09, 0.05],
  [[side, 0, -0.3], [side, 0.58, -0.22], 0.09, 0.05],
  [[side * 1.04, 0.6, 0.66], [side * 1.04, 0.6, -0.3], 0.14, 0.035],
  [[side * 0.9, 0.34, 0.62], [side * 0.9, 0.1, -0.35], 0.04, 0.12],
])

const timbers: readonly Timber[] = [...slats, ...seat, rail, ...sides]

/** An Adirondack chair. */
export function adirondack(mesh: Mesh, { at, turn, material, scale = 1 }: ChairSetting): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const placed = ([x, y, z]: Vec3): Vec3 => [
    at[0] + (x * cos + z * sin) * scale,
    at[1] + y * scale,
    at[2] + (z * cos - x * sin) * scale,
  ]
  for (const [from, to, width, height] of timbers) {
    const size = { width: width * scale, height: height * scale }
    beam(mesh, placed(from), placed(to), size, material)
  }
}
