import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface SashSetting {
  /** Along x, and the heights. */
  from: number
  to: number
  sill: number
  head: number
  /** The wall's faces along z, in any order; the inner one is first. */
  faces: readonly [inner: number, outer: number]
  panes: readonly [columns: number, rows: number]
  material: Material
}

const casing = 0.075
const bar = 0.018

/** The frame, bars, casing and sill of a window across z; nothing fills it. */
export function sash(mesh: Mesh, setting: SashSetting): void {
  const { from, to, sill, head, faces, panes, material } = setting
  const [near, far] = [Math.min(...faces), Math.max(...faces)]
  const put = (x: readonly [number, number], y: readonly [number, number], out: number) =>
    box(mesh, [x[0], y[0], near - out], [x[1], y[1], far + out], material)
  put([from - casing, from], [sill - casing, head + casing], 0.02)
  put([to, to + casing], [sill - casing, head + casing], 0.02)
  put([from, to], [head, head + casing], 0.02)
  put([from - casing, to + casing], [sill - 0.04, sill], 0.06)
  const middle = (near + far) / 2
  const pane = (x: readonly [number, number], y: readonly [number, number]) =>
    box(mesh, [x[0], y[0], middle - 0.02], [x[1], y[1], middle + 0.02], material)
  const [columns, rows] = panes
  for (let column = 0; column <= columns; column += 1) {
    const at = from + ((to - from) * column) / columns
    pane([at - bar, at + bar], [sill, head])
  }
  for (let row = 0; row <= rows; row += 1) {
    const at = sill + ((head - sill) * row) / rows
    pane([from, to], [at - bar, at + bar])
  }
}

/** Bars between points of a slanting window; they are as deep as the wall. */
export function bars(
  mesh: Mesh,
  lines: readonly (readonly [readonly [number, number], readonly [number, number]])[],
  { faces, width, material }: Pick<SashSetting, 'faces' | 'material'> & { width: number },
): void {
  const [at, depth] = [(faces[0] + faces[1]) / 2, Math.abs(faces[0] - faces[1]) + 0.05]
  for (const [[x0, y0], [x1, y1]] of lines) {
    beam(mesh, [x0, y0, at], [x1, y1, at], { width: depth, height: width }, material)
  }
}
