import { pointOn, type Axis } from '../core/axes.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface StepsSetting {
  /** The axis that each step runs along, and from where to where. */
  along: Axis
  from: number
  to: number
  /** Where the top step begins on the other axis, and which way they lead down. */
  start: number
  toward: 1 | -1
  top: number
  count: number
  tread?: number
  rise?: number
  riser: Material
  /** The slab of each step. */
  slab: Material
}

/** Steps from a porch down to the ground. */
export function steps(mesh: Mesh, setting: StepsSetting): void {
  const { along, from, to, start, toward, top, count, tread = 0.36, rise = 0.19 } = setting
  for (let index = 0; index < count; index += 1) {
    const near = start + toward * tread * index
    const far = near + toward * (tread + 0.04)
    const [low, high] = near < far ? [near, far] : [far, near]
    const height = top - rise * (index + 1)
    const put = (margin: number, foot: number, head: number, material: Material) =>
      box(
        mesh,
        pointOn(along, from - margin, low, foot),
        pointOn(along, to + margin, high, head),
        material,
      )
    put(0, -0.9, height - 0.07, setting.riser)
    put(0.05, height - 0.07, height, setting.slab)
  }
}
