import { add, along, cross, dot, normalize, scale, subtract, type Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { frameAlong } from './beam.ts'

/** A point of a tube's middle line, and how thick the tube is there. */
export type Knot = readonly [point: Vec3, radius: number]

interface Ring {
  points: Vec3[]
  normals: Vec3[]
  /** Where its first point lies, from the middle. */
  side: Vec3
}

/** A round tube through its knots: a limb, a branch, a flame. */
export function tube(mesh: Mesh, knots: readonly Knot[], material: Material, sides = 7): void {
  let last: Ring | undefined
  for (const index of knots.keys()) {
    const ring = ringAt(knots, index, sides, last?.side)
    if (last) joinRings(mesh, last, ring, material)
    last = ring
  }
}

function ringAt(knots: readonly Knot[], index: number, sides: number, before?: Vec3): Ring {
  const [center, radius] = knots[index] as Knot
  const direction = directionAt(knots, index)
  const side = before ? carriedOn(before, direction) : frameAlong(direction).side
  const up = cross(side, direction)
  const normals = Array.from({ length: sides }, (_, step) => {
    const angle = (step / sides) * Math.PI * 2
    return add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)))
  })
  return { normals, points: normals.map((normal) => along(center, normal, radius)), side }
}

function directionAt(knots: readonly Knot[], index: number): Vec3 {
  const [before] = knots[Math.max(index - 1, 0)] as Knot
  const [after] = knots[Math.min(index + 1, knots.length - 1)] as Knot
  return normalize(subtract(after, before))
}

/** A ring that looked for the vertical on its own would turn where a tube passes it, and pinch the tube. */
export function carriedOn(side: Vec3, direction: Vec3): Vec3 {
  return normalize(along(side, direction, -dot(side, direction)))
}

function joinRings(mesh: Mesh, near: Ring, far: Ring, material: Material): void {
  const sides = near.points.length
  for (let index = 0; index < sides; index += 1) {
    const next = (index + 1) % sides
    const around = (of: 'points' | 'normals') =>
      [near[of][index], near[of][next], far[of][next], far[of][index]] as [Vec3, Vec3, Vec3, Vec3]
    mesh.roundQuad(around('points'), around('normals'), material)
  }
}
