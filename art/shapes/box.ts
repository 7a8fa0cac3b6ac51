import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const faces = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
  [2, 3, 7, 6],
  [0, 4, 5, 1],
] as const

/** A box between two opposite corners, its edges along the axes. */
export function box(mesh: Mesh, low: Vec3, high: Vec3, material: Material): void {
  const corner = (index: number): Vec3 => [
    index & 1 ? high[0] : low[0],
    index & 2 ? high[1] : low[1],
    index & 4 ? high[2] : low[2],
  ]
  for (const [a, b, c, d] of faces) {
    mesh.quad([corner(a), corner(b), corner(c), corner(d)], material)
  }
}
