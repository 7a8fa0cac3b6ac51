import { flames } from '../building/camp-fire.ts'
import { tube, type Knot } from '../shapes/tube.ts'
import type { Mesh } from '../tracer/mesh.ts'

/**
 * Tongues of fire, row before row: a hearth is seen from the front, so that each row shows between
 * the tips of the one behind it. Nearer and brighter ones would read as drops of wax.
 */
const rows = [
  {
    z: 0.13,
    foot: 0.14,
    width: 0.085,
    tongues: [
      [-0.24, 0.27],
      [-0.13, 0.46],
      [0.01, 0.58],
      [0.13, 0.42],
      [0.24, 0.31],
    ],
  },
  {
    z: 0.25,
    foot: 0.16,
    width: 0.07,
    tongues: [
      [-0.19, 0.24],
      [-0.06, 0.4],
      [0.08, 0.34],
      [0.2, 0.2],
    ],
  },
] as const

/** The fire of a hearth, over its logs. */
export function hearthFire(mesh: Mesh): void {
  for (const [row, { z, foot, width, tongues }] of rows.entries()) {
    for (const [index, [x, height]] of tongues.entries()) {
      const bend = (index + row) % 2 ? 0.035 : -0.035
      const knots = Array.from({ length: 15 }, (_, step): Knot => {
        const share = step / 14
        const sway = bend * Math.sin(share * 4.6) * (0.4 + share)
        // Full near the foot, then drawn out into a tip.
        const swell = Math.sin(Math.PI * share ** 0.55) ** 0.8 * (1 - 0.35 * share)
        return [[x + sway - x * 0.25 * share, foot + height * share, z], width * swell + 0.001]
      })
      tube(mesh, knots, flames[row as 0 | 1], 14)
    }
  }
}
