import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

interface FootbridgeSetting {
  from: number
  to: number
  z: number
  width: number
  /** Of its ends, and how much higher its middle is. */
  foot: number
  rise: number
  plank: Material
  timber: Material
}

/** An arched footbridge along x: planks, posts and two rails on each side. */
export function footbridge(mesh: Mesh, setting: FootbridgeSetting): void {
  const { from, to, z, width, foot, rise, plank, timber } = setting
  const at = (share: number, above: number, side: number): Vec3 => [
    from + (to - from) * share,
    foot + rise * 4 * share * (1 - share) + above,
    z + (side * width) / 2,
  ]
  const planks = Math.round((to - from) / 0.2)
  for (let index = 0; index < planks; index += 1) {
    const [x, y] = at((index + 0.5) / planks, 0, 0)
    box(mesh, [x - 0.088, y, z - width / 2], [x + 0.088, y + 0.05, z + width / 2], plank)
  }
  const bays = 6
  for (const side of [-1, 1]) {
    for (let bay = 0; bay <= bays; bay += 1) {
      const share = bay / bays
      const post = { width: 0.1, height: 0.1 }
      beam(mesh, at(share, -0.35, side * 0.94), at(share, 0.98, side * 0.94), post, timber)
      if (bay === bays) break
      const next = (bay + 1) / bays
      for (const [above, size] of [
        [0.98, 0.1],
        [0.52, 0.07],
        [-0.1, 0.2],
      ] as const) {
        const rail = { width: 0.07, height: size }
        beam(mesh, at(share, above, side * 0.94), at(next, above, side * 0.94), rail, timber)
      }
    }
  }
}
