import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

type Corners = readonly [Vec3, Vec3, Vec3, Vec3]

interface SlabMaterials {
  top: Material
  /** Of the sides and from below. */
  edge: Material
}

/** A flat piece of roof or floor: four corners of its top, and how thick it is. */
export function slab(
  mesh: Mesh,
  top: Corners,
  thickness: number,
  { top: face, edge }: SlabMaterials,
): void {
  const below = top.map(([x, y, z]): Vec3 => [x, y - thickness, z])
  mesh.quad(top, face)
  mesh.quad(below as unknown as Corners, edge)
  for (const [index, corner] of top.entries()) {
    const next = (index + 1) % 4
    mesh.quad([corner, top[next] as Vec3, below[next] as Vec3, below[index] as Vec3], edge)
  }
}
