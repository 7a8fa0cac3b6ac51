import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A towel over a rod, hanging before the wall at the origin. */
export function hungTowel(towel: Material, rod: Material, { width = 0.4, drop = 0.55 } = {}): Mesh {
  return pieceOf((mesh) => {
    const half = width / 2
    beam(mesh, [-half - 0.1, 0, 0.07], [half + 0.1, 0, 0.07], { width: 0.022, height: 0.022 }, rod)
    for (const x of [-half - 0.08, half + 0.08]) {
      beam(mesh, [x, 0, 0], [x, 0, 0.07], { width: 0.02, height: 0.02 }, rod)
    }
    const folds = 14
    for (let fold = 0; fold < folds; fold += 1) {
      const [from, to] = [fold / folds, (fold + 1) / folds].map(
        (share) => -half + share * width,
      ) as [number, number]
      const wave = (x: number) => 0.09 + 0.01 * Math.sin((x / width) * 16)
      mesh.quad(
        [
          [from, -drop, wave(from)],
          [to, -drop, wave(to)],
          [to, 0.014, 0.082],
          [from, 0.014, 0.082],
        ],
        towel,
        [0, 0.15, 1],
      )
      mesh.quad(
        [
          [from, -drop * 0.8, 0.05],
          [to, -drop * 0.8, 0.05],
          [to, 0.014, 0.06],
          [from, 0.014, 0.06],
        ],
        towel,
      )
    }
    box(mesh, [-half, 0.006, 0.055], [half, 0.02, 0.085], towel)
  })
}

/** Folded towels, one on the other. */
export function towelPile(materials: readonly Material[]): Mesh {
  return pieceOf((mesh) => {
    for (const [index, material] of materials.entries()) {
      const options = { segments: [36, 14] as const, roundness: 0.22 }
      ellipsoid(mesh, [0, 0.045 + index * 0.085, 0], [0.2, 0.045, 0.14], material, options)
    }
  })
}
