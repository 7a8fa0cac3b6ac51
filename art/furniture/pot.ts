import { add, type Vec3 } from '../core/vectors.ts'
import { bush } from '../plants/bush.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const profile: Profile = [
  [0, 0],
  [0.2, 0],
  [0.28, 0.4],
  [0.26, 0.42],
]

/** A clay pot with a round plant in it. */
export function pottedPlant(
  mesh: Mesh,
  { at, clay, leaf, seed }: { at: Vec3; clay: Material; leaf: Material; seed: number },
): void {
  lathe(mesh, at, profile, clay, 28)
  bush(mesh, { base: add(at, [0, 0.4, 0]), radius: 0.34, leaf, seed, leaves: 700, leafSize: 0.026 })
}
