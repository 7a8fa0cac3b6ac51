import type { Vec3 } from '../core/vectors.ts'
import { lathe, type Profile } from '../shapes/lathe.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const rings = 12

/** A rainwater tank of ribbed metal with a pointed lid. */
export function cistern(
  mesh: Mesh,
  { at, radius, height, metal }: { at: Vec3; radius: number; height: number; metal: Material },
): void {
  const wall: Profile = Array.from({ length: rings * 2 + 1 }, (_, index) => [
    radius * (index % 2 === 0 ? 1 : 1.007),
    (height * index) / (rings * 2),
  ])
  lathe(mesh, at, wall, metal, 36)
  const lid: Profile = [
    [radius * 1.07, height - 0.03],
    [radius * 1.07, height + 0.04],
    [0.14, height + radius * 0.38],
    [0.14, height + radius * 0.48],
    [0.01, height + radius * 0.5],
  ]
  lathe(mesh, at, lid, metal, 36)
}
