import { pointOn, type Axis } from '../core/axes.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface PostsSetting {
  /** The axis that the row runs along, and where it stands on the other. */
  along: Axis
  at: number
  places: readonly number[]
  foot: number
  /** The top of the plate that lies on the posts. */
  head: number
  size?: number
  braces?: boolean
  material: Material
}

const plate = 0.18
const reach = 0.42

/** A row of posts with a plate on top and, if wanted, knee braces. */
export function posts(mesh: Mesh, setting: PostsSetting): void {
  const { along, at, places, foot, head, size = 0.15, material } = setting
  const half = size / 2
  const [first, last] = [Math.min(...places) - half, Math.max(...places) + half]
  for (const place of places) {
    const low = pointOn(along, place - half, at - half, foot)
    box(mesh, low, pointOn(along, place + half, at + half, head - plate), material)
  }
  const start = pointOn(along, first, at - half, head - plate)
  box(mesh, start, pointOn(along, last, at + half, head), material)
  if (setting.braces) addBraces(mesh, setting, [first, last])
}

function addBraces(mesh: Mesh, setting: PostsSetting, [first, last]: readonly [number, number]) {
  const { along, at, places, head, size = 0.15, material } = setting
  const timber = { width: size * 0.6, height: size * 0.6 }
  for (const place of places) {
    for (const side of [-1, 1]) {
      const end = place + side * reach
      if (end < first || end > last) continue
      const low = pointOn(along, place, at, head - plate - reach)
      beam(mesh, low, pointOn(along, end, at, head - plate), timber, material)
    }
  }
}
