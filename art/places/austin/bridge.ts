import type { Vec3 } from '../../core/vectors.ts'
import { flat } from '../../materials/plain.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { tube } from '../../shapes/tube.ts'
import type { Mesh } from '../../tracer/mesh.ts'

const steel = flat('#b0603f')
const deck = flat('#d9cdbf')
const hangers = 15

/** The bridge over Lake Austin: one arch of rust-red steel over a level road. */
export function archBridge(
  mesh: Mesh,
  { at: [x, y, z], span, rise }: { at: Vec3; span: number; rise: number },
): void {
  const half = span / 2
  const arch = (share: number): number => y + rise * (1 - (share * 2 - 1) ** 2) - 6
  for (const side of [-5, 5]) {
    const knots = Array.from({ length: 25 }, (_, step) => {
      const share = step / 24
      return [[x - half + span * share, arch(share), z + side], 1.15] as const
    })
    tube(mesh, knots, steel, 8)
    for (let index = 1; index < hangers; index += 1) {
      const share = index / hangers
      const place = x - half + span * share
      if (arch(share) < y + 2) continue
      beam(
        mesh,
        [place, y, z + side],
        [place, arch(share), z + side],
        { width: 0.5, height: 0.5 },
        steel,
      )
    }
  }
  for (let index = 3; index < hangers - 2; index += 1) {
    const share = index / hangers
    const place = x - half + span * share
    beam(
      mesh,
      [place, arch(share), z - 5],
      [place, arch(share), z + 5],
      { width: 0.7, height: 0.7 },
      steel,
    )
  }
  box(mesh, [x - half - 110, y - 1.8, z - 6], [x + half + 110, y - 0.4, z + 6], steel)
  box(mesh, [x - half - 110, y - 0.4, z - 6.6], [x + half + 110, y + 0.8, z + 6.6], deck)
  for (const place of [x - half + 6, x + half - 6, x - half - 40, x + half + 40]) {
    box(mesh, [place - 2, -4, z - 5], [place + 2, y - 1.8, z + 5], deck)
  }
}
