import { add, along, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { frameAlong } from './beam.ts'

/** A point of a tube's middle line, and how thick the tube is there. */
export type Knot = readonly [point: Vec3, radius: number]

interface Ring {
  points: Vec3[]
  normals: Vec3[]
}

/** A round tube through its knots: a limb, a branch, a flame. */
export function tube(mesh: Mesh, knots: readonly Knot[], material: Material, sides = 7): void {
  const rings = knots.map((_, index) => ringAt(knots, index, sides))
  for (const [index, ring] of rings.entries()) {
    const next = rings[index + 1]
    if (next) joinRings(mesh, ring, next, material)
  }
}

function ringAt(knots: readonly Knot[], index: number, sides: number): Ring {
  const [center, radius] = knots[index] as Knot
  const [before] = knots[Math.max(index - 1, 0)] as Knot
  const [after] = knots[Math.min(index + 1, knots.length - 1)] as Knot
  const { side, up } = frameAlong(subtract(after, before))
  const normals = Array.from({ length: sides }, (_, step) => {
    const angle = (step / sides) * Math.PI * 2
    return add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)))
  })
  return { normals, points: normals.map((normal) => along(center, normal, radius)) }
}

function joinRings(mesh: Mesh, near: Ring, far: Ring, material: Material): void {
  const sides = near.points.length
  for (let index = 0; index < sides; index += 1) {
    const next = (index + 1) % sides
    const normal = normalize(add(near.normals[index] as Vec3, near.normals[next] as Vec3))
    const corners = [near.points[index], near.points[next], far.points[next], far.points[index]]
    mesh.quad(corners as [Vec3, Vec3, Vec3, Vec3], material, normal)
  }
}
