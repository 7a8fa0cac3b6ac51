import type { Vec3 } from '../core/vectors.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const [ribs, sides] = [9, 72] as const

/** A rainwater tank of ribbed metal with a pointed lid. */
export function cistern(
  mesh: Mesh,
  { at, radius, height, metal }: { at: Vec3; radius: number; height: number; metal: Material },
): void {
  const ring = (size: number, low: number, high: number): Profile => [
    [radius * size, low],
    [radius * size, high],
  ]
  lathe(mesh, at, ring(1, 0, height), metal, sides)
  // All of it upright: ribs that lean would each have an edge of light of their own.
  for (let rib = 1; rib < ribs; rib += 1) {
    const middle = (height * rib) / ribs
    lathe(mesh, at, ring(1.012, middle - 0.03, middle + 0.03), metal, sides)
  }
  const lid: Profile = [
    [radius * 1.07, height - 0.03],
    [radius * 1.07, height + 0.04],
    [0.14, height + radius * 0.38],
    [0.14, height + radius * 0.48],
    [0.01, height + radius * 0.5],
  ]
  lathe(mesh, at, lid, metal, sides)
}
