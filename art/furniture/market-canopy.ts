import { type Vec3, mix } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface CanopyStyle {
  cloth: Material
  /** Of every second panel. */
  other?: Material
  pole: Material
  /** Half its width. */
  half?: number
}

const [eave, peak, valance] = [2.25, 3.25, 0.28]
const panels = 6

/** A market canopy on four poles: a pyramid of cloth that sags a little, with a scalloped valance. */
export function marketCanopy({ cloth, other = cloth, pole, half = 1.5 }: CanopyStyle): Mesh {
  return pieceOf((mesh) => {
    const corners: readonly Vec3[] = [
      [-half, eave, half],
      [half, eave, half],
      [half, eave, -half],
      [-half, eave, -half],
    ]
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % 4] as Vec3
      beam(mesh, [from[0], 0, from[2]], from, { width: 0.05, height: 0.05 }, pole)
      for (let panel = 0; panel < panels; panel += 1) {
        const [a, b] = [mix(from, to, panel / panels), mix(from, to, (panel + 1) / panels)]
        addPanel(mesh, a, b, panel % 2 ? other : cloth)
      }
    }
  })
}

function down([x, y, z]: Vec3, by: number): Vec3 {
  return [x, y - by, z]
}

function addPanel(mesh: Mesh, left: Vec3, right: Vec3, material: Material): void {
  const top: Vec3 = [0, peak, 0]
  const sagging = (point: Vec3): Vec3 => {
    const [x, y, z] = mix(point, top, 0.5)
    return [x, y - 0.1, z]
  }
  mesh.quad([left, right, sagging(right), sagging(left)], material)
  mesh.triangle(sagging(left), sagging(right), top, material)
  const middle = mix(left, right, 0.5)
  const corners = [
    left,
    right,
    down(right, valance * 0.7),
    down(middle, valance),
    down(left, valance * 0.7),
  ]
  for (const [from, to] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const) {
    mesh.triangle(left, corners[from] as Vec3, corners[to] as Vec3, material)
  }
}
