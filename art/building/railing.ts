import { mix, length, subtract, add, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface RailingMaterials {
  wood: Material
  cable: Material
}

const railHeight = 0.92
const cables = 4
const postSpacing = 1.25

function above(point: Vec3, height: number): Vec3 {
  return add(point, [0, height, 0])
}

/** A cable railing along the edge of a deck, between two points on it. */
export function cableRailing(
  mesh: Mesh,
  from: Vec3,
  to: Vec3,
  { wood, cable }: RailingMaterials,
): void {
  beam(mesh, above(from, railHeight), above(to, railHeight), { width: 0.12, height: 0.05 }, wood)
  for (let index = 0; index < cables; index += 1) {
    const height = 0.2 + index * 0.18
    beam(mesh, above(from, height), above(to, height), { width: 0.016, height: 0.016 }, cable)
  }
  const spans = Math.max(1, Math.round(length(subtract(to, from)) / postSpacing))
  for (let index = 0; index <= spans; index += 1) {
    const [x, y, z] = mix(from, to, index / spans)
    box(mesh, [x - 0.05, y, z - 0.05], [x + 0.05, y + railHeight, z + 0.05], wood)
  }
}
