import type { Vec3 } from '../core/vectors.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { assemble, onBothSides, type Standing, type Timber } from './timbers.ts'

const runners = [0, 1, 2, 3, 4, 5].flatMap((step) =>
  onBothSides([onRunner(step / 6), onRunner((step + 1) / 6), 0.045, 0.05]),
)

function onRunner(share: number): Vec3 {
  const along = share * 1.05 - 0.6
  return [0.28, 0.03 + 0.2 * (along + 0.05) ** 2, along]
}

const frame = [
  [[0.28, 0.05, 0.24], [0.28, 0.66, 0.26], 0.05, 0.05],
  [[0.27, 0.05, -0.26], [0.25, 1.18, -0.48], 0.05, 0.05],
  [[0.3, 0.66, 0.32], [0.3, 0.64, -0.34], 0.09, 0.03],
] as const satisfies readonly Timber[]

const slats = [-2, -1, 0, 1, 2].map((slat): Timber => [
  [slat * 0.085, 0.46, -0.3],
  [slat * 0.085, 1.08, -0.45],
  0.05,
  0.02,
])

const rails = [
  [[-0.25, 0.46, -0.3], [0.25, 0.46, -0.3], 0.04, 0.05],
  [[-0.25, 1.1, -0.46], [0.25, 1.1, -0.46], 0.03, 0.12],
] as const satisfies readonly Timber[]

const seat = [0, 1, 2, 3, 4].map((board): Timber => {
  const depth = 0.25 - board * 0.125
  return [[-0.28, 0.42 - board * 0.012, depth], [0.28, 0.42 - board * 0.012, depth], 0.11, 0.03]
})

const timbers: readonly Timber[] = [
  ...runners,
  ...frame.flatMap((timber) => onBothSides(timber)),
  ...slats,
  ...rails,
  ...seat,
]

/** A porch rocker. */
export function rockingChair(mesh: Mesh, standing: Standing & { material: Material }): void {
  assemble(mesh, timbers, standing)
}
