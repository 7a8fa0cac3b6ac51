import { add, mix, type Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface BuntingSetting {
  from: Vec3
  to: Vec3
  sag: number
  flags: number
  cord: Material
  cloths: readonly Material[]
}

/** Small flags on a cord between two points. */
export function bunting(mesh: Mesh, { from, to, sag, flags, cord, cloths }: BuntingSetting): void {
  const at = (share: number): Vec3 =>
    add(mix(from, to, share), [0, -sag * 4 * share * (1 - share), 0])
  for (let flag = 0; flag < flags; flag += 1) {
    const [left, right] = [at(flag / flags), at((flag + 1) / flags)]
    beam(mesh, left, right, { width: 0.015, height: 0.015 }, cord)
    const [start, end] = [mix(left, right, 0.12), mix(left, right, 0.88)]
    const tip = add(mix(left, right, 0.5), [0, -0.3, 0])
    mesh.triangle(start, end, tip, cloths[flag % cloths.length] as Material)
  }
}
