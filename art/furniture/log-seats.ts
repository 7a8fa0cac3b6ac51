import { add, along, type Vec3 } from '../core/vectors.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { tube } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface Wood {
  bark: Material
  /** Of the sawn ends. */
  grain: Material
}

/** A stump to sit on. */
export function stump(
  mesh: Mesh,
  { at, radius = 0.24, height = 0.44, bark, grain }: Wood & StumpSize,
): void {
  lathe(
    mesh,
    at,
    [
      [radius * 1.12, -0.1],
      [radius, 0.08],
      [radius * 0.97, height],
    ],
    bark,
    40,
  )
  lathe(
    mesh,
    add(at, [0, height, 0]),
    [
      [radius * 0.97, 0],
      [0, 0.012],
    ],
    grain,
    40,
  )
}

interface StumpSize {
  at: Vec3
  radius?: number
  height?: number
}

/** A long log to sit on, its middle at `at`; `toward` is the direction it lies in. */
export function logBench(
  mesh: Mesh,
  { at, toward, length, bark, grain }: Wood & { at: Vec3; toward: Vec3; length: number },
): void {
  const middle = add(at, [0, 0.3, 0])
  const [start, end] = [along(middle, toward, -length / 2), along(middle, toward, length / 2)]
  tube(
    mesh,
    [
      [start, 0.23],
      [middle, 0.22],
      [end, 0.2],
    ],
    bark,
    28,
  )
  for (const [center, radius] of [
    [start, 0.23],
    [end, 0.2],
  ] as const) {
    ellipsoid(mesh, center, [radius * 0.96, radius * 0.96, radius * 0.96], grain, {
      segments: [32, 24],
    })
  }
  for (const share of [-0.32, 0.32]) {
    const foot = along(add(at, [0, 0.04, 0]), toward, length * share)
    ellipsoid(mesh, foot, [0.2, 0.16, 0.2], bark, { segments: [10, 6] })
  }
}
