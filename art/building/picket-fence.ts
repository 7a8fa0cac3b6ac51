import { length, mix, subtract, type Vec3 } from '../core/vectors.ts'
import { on, type Ground } from '../land/ground.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

const spacing = 0.17
const tall = 0.92

/** A fence along x shows the broad side of its boards to the viewer. */
function board(broad: number) {
  return { width: 0.025, height: broad }
}

/** A picket fence along the ground between two places. */
export function picketFence(
  mesh: Mesh,
  ground: Ground,
  [from, to]: readonly [readonly [x: number, z: number], readonly [x: number, z: number]],
  material: Material,
): void {
  const [start, end] = [on(ground, ...from), on(ground, ...to)]
  const count = Math.round(length(subtract(end, start)) / spacing)
  const at = (index: number, above: number): Vec3 => {
    const [x, , z] = mix(start, end, index / count)
    return on(ground, x, z, above)
  }
  for (let index = 0; index <= count; index += 1) {
    beam(mesh, at(index, -0.1), at(index, tall - 0.09), board(0.085), material)
    beam(mesh, at(index, tall - 0.1), at(index, tall), board(0.04), material)
    if ((index % 12 === 0 && count - index > 4) || index === count) {
      beam(mesh, at(index, -0.2), at(index, tall + 0.1), { width: 0.11, height: 0.11 }, material)
    }
    if (index === count) break
    for (const above of [0.25, 0.66]) {
      beam(mesh, at(index, above), at(index + 1, above), { width: 0.03, height: 0.07 }, material)
    }
  }
}
