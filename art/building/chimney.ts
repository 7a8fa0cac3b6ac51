import type { Vec3 } from '../core/vectors.ts'
import { box } from '../shapes/box.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface ChimneySetting {
  x: readonly [number, number]
  z: readonly [number, number]
  foot: number
  /** Above it the chimney is narrower, by so much on each side. */
  shoulder: number
  narrowing: readonly [x: number, z: number]
  top: number
  stone: Material
  cap: Material
}

/** A stone chimney: a broad hearth, a narrower stack, a cap. */
export function chimney(mesh: Mesh, setting: ChimneySetting): void {
  const { x, z, foot, shoulder, narrowing, top, stone, cap } = setting
  const [inX, inZ] = narrowing
  const slice = (margin: number, low: number, high: number, material: Material) =>
    box(
      mesh,
      [x[0] + inX - margin, low, z[0] + inZ - margin],
      [x[1] - inX + margin, high, z[1] - inZ + margin],
      material,
    )
  box(mesh, [x[0], foot, z[0]], [x[1], shoulder, z[1]], stone)
  box(
    mesh,
    [x[0] + inX / 2, shoulder, z[0] + inZ / 2],
    [x[1] - inX / 2, shoulder + 0.28, z[1] - inZ / 2],
    stone,
  )
  slice(0, shoulder, top, stone)
  slice(0.09, top, top + 0.14, cap)
  slice(-0.1, top + 0.14, top + 0.26, stone)
}

/** The pipe of a stove, with its hat. */
export function stovepipe(
  mesh: Mesh,
  { base, height, material }: { base: Vec3; height: number; material: Material },
): void {
  const hat = height + 0.08
  lathe(
    mesh,
    base,
    [
      [0.12, 0],
      [0.12, height],
    ],
    material,
    14,
  )
  lathe(
    mesh,
    base,
    [
      [0.22, hat],
      [0.02, hat + 0.16],
    ],
    material,
    14,
  )
}
