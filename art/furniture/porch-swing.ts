import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { assemble, onBothSides, placedAt, type Standing, type Timber } from './timbers.ts'

const half = 0.68

const seat = [0, 1, 2, 3].map((board): Timber => {
  const depth = 0.24 - board * 0.13
  return [[-half, 0.02 * board, depth], [half, 0.02 * board, depth], 0.11, 0.03]
})
const back = Array.from({ length: 9 }, (_, slat): Timber => {
  const across = (slat / 8 - 0.5) * half * 1.9
  return [[across, 0.06, -0.24], [across, 0.58, -0.36], 0.07, 0.02]
})
const frame = [
  ...onBothSides([[half, 0, 0.28], [half, 0.28, 0.28], 0.05, 0.05]),
  ...onBothSides([[half, 0.3, 0.34], [half, 0.3, -0.3], 0.08, 0.03]),
  ...onBothSides([[half, -0.02, 0.3], [half, 0.02, -0.26], 0.05, 0.06]),
  [[-half, 0.6, -0.37], [half, 0.6, -0.37], 0.03, 0.07],
] as const satisfies readonly Timber[]

const timbers: readonly Timber[] = [...seat, ...back, ...frame]

/** A swing that hangs on chains; `at` is the middle of its seat. */
export function porchSwing(
  mesh: Mesh,
  setting: Standing & { material: Material; chain: Material; ceiling: number },
): void {
  assemble(mesh, timbers, setting)
  const placed = placedAt(setting)
  for (const side of [-half, half]) {
    for (const depth of [0.28, -0.28]) {
      const from = placed([side, 0.02, depth])
      const joint = placed([side, 0.85, 0])
      const top: Vec3 = [joint[0], setting.ceiling, joint[2]]
      const size = { width: 0.02, height: 0.02 }
      beam(mesh, from, joint, size, setting.chain)
      beam(mesh, joint, top, size, setting.chain)
    }
  }
}
