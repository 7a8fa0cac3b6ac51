import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A piece of wood in the space of its furniture. */
export type Timber = readonly [from: Vec3, to: Vec3, width: number, height: number]

export interface Standing {
  at: Vec3
  /** Turn around the vertical; 0 faces the viewer. */
  turn?: number
  scale?: number
}

/** From the space of a piece of furniture to that of the scene. */
export function placedAt({ at, turn = 0, scale = 1 }: Standing): (point: Vec3) => Vec3 {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return ([x, y, z]) => [
    at[0] + (x * cos + z * sin) * scale,
    at[1] + y * scale,
    at[2] + (z * cos - x * sin) * scale,
  ]
}

/** Puts furniture together from its timbers. */
export function assemble(
  mesh: Mesh,
  timbers: readonly Timber[],
  standing: Standing & { material: Material },
): void {
  const placed = placedAt(standing)
  const { scale = 1, material } = standing
  for (const [from, to, width, height] of timbers) {
    const size = { width: width * scale, height: height * scale }
    beam(mesh, placed(from), placed(to), size, material)
  }
}

function mirrored([x, y, z]: Vec3): Vec3 {
  return [-x, y, z]
}

/** A timber and its mirror image on the other side. */
export function onBothSides([from, to, width, height]: Timber): Timber[] {
  return [
    [from, to, width, height],
    [mirrored(from), mirrored(to), width, height],
  ]
}
