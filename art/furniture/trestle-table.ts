import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { assemble, onBothSides, type Standing, type Timber } from './timbers.ts'

function boardsAcross(half: number, height: number, depth: number, boards: number): Timber[] {
  const width = depth / boards
  return Array.from({ length: boards }, (_, board) => {
    const at = (board + 0.5) * width - depth / 2
    return [[-half, height, at], [half, height, at], width * 0.94, 0.045]
  })
}

/** A long table on trestles, its length along x. */
export function trestleTable(
  mesh: Mesh,
  { length = 2.2, ...standing }: Standing & { material: Material; length?: number },
): void {
  const half = length / 2
  const legs = [-0.3, 0.3].flatMap((depth) =>
    onBothSides([[half - 0.28, 0, depth], [half - 0.28, 0.74, depth * 0.5], 0.08, 0.08]),
  )
  const stretcher: Timber = [[0.28 - half, 0.3, 0], [half - 0.28, 0.3, 0], 0.06, 0.09]
  assemble(mesh, [...boardsAcross(half, 0.76, 0.84, 5), ...legs, stretcher], standing)
}

/** A bench without a back, its length along x. */
export function bench(
  mesh: Mesh,
  { length = 1.5, ...standing }: Standing & { material: Material; length?: number },
): void {
  const half = length / 2
  const legs = [-0.11, 0.11].flatMap((depth) =>
    onBothSides([[half - 0.18, 0, depth * 1.4], [half - 0.18, 0.43, depth], 0.06, 0.06]),
  )
  assemble(mesh, [...boardsAcross(half, 0.45, 0.34, 2), ...legs], standing)
}
