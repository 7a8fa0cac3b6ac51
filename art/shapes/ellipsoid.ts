import { normalize, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface EllipsoidOptions {
  /** Segments around and from pole to pole. */
  segments?: readonly [number, number]
  /** 1 is round; toward 0 it fills its box, as a pillow does. */
  roundness?: number
  /** Turn around the vertical, in radians. */
  turn?: number
}

/** A ball, an egg or, with little roundness, a pillow. */
export function ellipsoid(
  mesh: Mesh,
  center: Vec3,
  radii: Vec3,
  material: Material,
  { segments: [around, high] = [16, 10], roundness = 1, turn = 0 }: EllipsoidOptions = {},
): void {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** roundness
  const turned = ([x, y, z]: Vec3): Vec3 => [
    x * Math.cos(turn) - z * Math.sin(turn),
    y,
    x * Math.sin(turn) + z * Math.cos(turn),
  ]
  const pointAt = (u: number, v: number): Vec3 => {
    const ring = bend(Math.cos(v))
    const [x, y, z] = turned([
      radii[0] * bend(Math.cos(u)) * ring,
      radii[1] * bend(Math.sin(v)),
      radii[2] * bend(Math.sin(u)) * ring,
    ])
    return [center[0] + x, center[1] + y, center[2] + z]
  }
  const normalAt = (u: number, v: number): Vec3 =>
    normalize(
      turned([
        (Math.cos(u) * Math.cos(v)) / radii[0],
        Math.sin(v) / radii[1],
        (Math.sin(u) * Math.cos(v)) / radii[2],
      ]),
    )
  for (let i = 0; i < around; i += 1) {
    for (let j = 0; j < high; j += 1) {
      const [u0, u1] = [(i / around) * Math.PI * 2, ((i + 1) / around) * Math.PI * 2]
      const [v0, v1] = [(j / high - 0.5) * Math.PI, ((j + 1) / high - 0.5) * Math.PI]
      const at = [
        [u0, v0],
        [u1, v0],
        [u1, v1],
        [u0, v1],
      ] as const
      mesh.roundQuad(four(at, pointAt), four(at, normalAt), material)
    }
  }
}

type Four<T> = readonly [T, T, T, T]

function four(at: Four<readonly [number, number]>, of: (u: number, v: number) => Vec3): Four<Vec3> {
  const [a, b, c, d] = at
  return [of(...a), of(...b), of(...c), of(...d)]
}
