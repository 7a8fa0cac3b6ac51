import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { slab } from './slab.ts'

export interface HipRoofSetting {
  /** Of the eaves. */
  x: readonly [number, number]
  z: readonly [number, number]
  eave: number
  /** The ridge along x; both ends equal for a pyramid. */
  ridge: readonly [number, number]
  top: number
  materials: {
    /** Of the slopes toward the front and the back. */
    long: Material
    /** Of the slopes at the ends. */
    end: Material
    edge: Material
  }
}

/** A roof that slopes to all four sides. */
export function hipRoof(mesh: Mesh, { x, z, eave, ridge, top, materials }: HipRoofSetting): void {
  const middle = (z[0] + z[1]) / 2
  const [left, right]: [Vec3, Vec3] = [
    [ridge[0], top, middle],
    [ridge[1], top, middle],
  ]
  const corner = (cx: number, cz: number): Vec3 => [cx, eave, cz]
  const { long, end, edge } = materials
  for (const cz of z) {
    slab(mesh, [corner(x[0], cz), corner(x[1], cz), right, left], 0.13, { top: long, edge })
  }
  for (const [cx, peak] of [
    [x[0], left],
    [x[1], right],
  ] as const) {
    slab(mesh, [corner(cx, z[0]), corner(cx, z[1]), peak, peak], 0.13, { top: end, edge })
    for (const cz of z) {
      beam(mesh, corner(cx, cz), peak, { width: 0.16, height: 0.06 }, long)
    }
  }
  beam(mesh, left, right, { width: 0.2, height: 0.08 }, long)
}
