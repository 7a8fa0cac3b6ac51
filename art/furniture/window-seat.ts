import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { pieceOf, put } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { bookRow } from './shelf.ts'

interface WindowSeatStyle {
  width: number
  wood: Material
  shade: Material
  mat: Material
  cushions: readonly Material[]
  covers: readonly Material[]
}

export const windowSeatHeight = 0.52

/** A bench along a window with books below and cushions at its ends; its back is at the origin. */
export function windowSeat(style: WindowSeatStyle): Mesh {
  const { width, wood, shade, mat, cushions, covers } = style
  const [half, depth] = [width / 2, 0.62]
  const niches = Math.round(width / 0.6)
  return pieceOf((mesh) => {
    box(mesh, [-half, 0, 0], [half, 0.42, 0.34], shade)
    box(mesh, [-half, 0.38, 0], [half, 0.42, depth], wood)
    box(mesh, [-half, 0, 0.34], [half, 0.07, depth], wood)
    for (let niche = 0; niche <= niches; niche += 1) {
      const x = -half + (niche / niches) * (width - 0.03)
      box(mesh, [x, 0.07, 0.34], [x + 0.03, 0.38, depth], wood)
      if (niche === niches) continue
      const row = bookRow(covers, width / niches - 0.12, niche + 3)
      put(mesh, row, { at: [x + 0.06, 0.07, 0.4] })
    }
    const soft = { segments: [40, 14] as const, roundness: 0.16 }
    ellipsoid(mesh, [0, 0.47, depth / 2], [half - 0.01, 0.055, depth / 2 - 0.01], mat, soft)
    for (const [index, cushion] of cushions.entries()) {
      const side = index % 2 ? 1 : -1
      const inward = Math.floor(index / 2) * 0.15
      const center = [side * (half - 0.14 - inward), 0.7, 0.3 + inward * 0.5] as const
      const own = { segments: [80, 40] as const, roundness: 0.55, turn: side * (0.25 - inward) }
      ellipsoid(mesh, center, [0.09, 0.19, 0.2], cushion, own)
    }
  })
}
