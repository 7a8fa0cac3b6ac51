import { add, cross, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface BeamSize {
  width: number
  height: number
}

const corners = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const

/** A square timber from one point to another. */
export function beam(mesh: Mesh, from: Vec3, to: Vec3, size: BeamSize, material: Material): void {
  const { side, up } = frameAlong(subtract(to, from))
  const section = corners.map(([across, above]) =>
    add(scale(side, across * size.width), scale(up, above * size.height)),
  )
  const ring = (center: Vec3) => section.map((offset) => add(center, offset))
  const [start, end] = [ring(from), ring(to)]
  for (let index = 0; index < 4; index += 1) {
    const next = (index + 1) % 4
    mesh.quad(
      [start[index], start[next], end[next], end[index]] as [Vec3, Vec3, Vec3, Vec3],
      material,
    )
  }
  for (const cap of [start, end]) mesh.quad(cap as [Vec3, Vec3, Vec3, Vec3], material)
}

/** Two directions across a third; `up` is as near to the vertical as it can be. */
export function frameAlong(direction: Vec3): { side: Vec3; up: Vec3 } {
  const forward = normalize(direction)
  const reference: Vec3 = Math.abs(forward[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const side = normalize(cross(forward, reference))
  return { side, up: cross(side, forward) }
}
