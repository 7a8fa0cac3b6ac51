import { add, length, mix, subtract, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const spacing = 0.15

function above(point: Vec3, rise: number): Vec3 {
  return add(point, [0, rise, 0])
}

/** A railing of upright pickets between two points of a porch floor. */
export function balustrade(
  mesh: Mesh,
  from: Vec3,
  to: Vec3,
  { material, height = 0.86 }: { material: Material; height?: number },
): void {
  const rail = { width: 0.09, height: 0.06 }
  beam(mesh, above(from, height), above(to, height), rail, material)
  beam(mesh, above(from, 0.14), above(to, 0.14), { width: 0.06, height: 0.05 }, material)
  const count = Math.round(length(subtract(to, from)) / spacing)
  for (let index = 1; index < count; index += 1) {
    const foot = mix(from, to, index / count)
    const picket = { width: 0.035, height: 0.035 }
    beam(mesh, above(foot, 0.14), above(foot, height), picket, material)
  }
}
