import { add, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { lantern } from './wall-lantern.ts'

interface HungLantern {
  glow: Material
  metal: Material
}

/** A lantern on a shepherd's hook in the ground; returns the middle of its light. */
export function lanternHook(
  mesh: Mesh,
  { at, side, height = 1.9, ...lamp }: HungLantern & { at: Vec3; side: 1 | -1; height?: number },
): Vec3 {
  const crook = Array.from({ length: 9 }, (_, step): Knot => {
    const angle = Math.PI * (1 - step / 8)
    const [x, y] = [0.17 + 0.17 * Math.cos(angle), 0.17 * Math.sin(angle)]
    return [add(at, [side * x, height + y, 0]), 0.014]
  })
  tube(mesh, [[add(at, [0, -0.2, 0]), 0.016], ...crook], lamp.metal, 8)
  const light = add(at, [side * 0.34, height - 0.32, 0])
  lantern(mesh, { at: light, ...lamp })
  return light
}

/** A lantern on a cord from somewhere above, as from the limb of a tree. */
export function hungLantern(
  mesh: Mesh,
  { at, cord, ...lamp }: HungLantern & { at: Vec3; cord: number },
): Vec3 {
  beam(
    mesh,
    add(at, [0, 0.28, 0]),
    add(at, [0, cord, 0]),
    { width: 0.014, height: 0.014 },
    lamp.metal,
  )
  lantern(mesh, { at, ...lamp })
  return at
}
