import { withPanes, type Panes } from '../../building/panes.ts'
import { gable, gableRoof } from '../../building/roofs.ts'
import { wall } from '../../building/wall.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { floor } from './measures.ts'

const [left, right] = [2.05, 3.45]
const [front, back] = [-1, -3]
const [foot, top, peak] = [floor + 2.5, floor + 3.72, floor + 4.38]

/** A small gabled window in the roof of the wing. */
export function addDormer(mesh: Mesh, panes: Panes): void {
  const { siding, trim: frame, glass, verge } = materials
  const openings = withPanes(
    [{ kind: 'window', from: 2.4, to: 3.1, sill: floor + 3.08, head: floor + 3.62 }],
    'x',
    panes,
  )
  const across = { along: 'x', at: front, from: left, to: right } as const
  wall(mesh, {
    ...across,
    foot,
    top,
    thickness: 0.1,
    outside: 1,
    openings,
    materials: { wall: siding, frame, glass },
  })
  gable(mesh, { ...across, foot: top, top: peak - 0.05, thickness: 0.1, material: siding })
  for (const x of [left, right]) {
    box(mesh, [x - 0.04, foot, back], [x + 0.04, top, front], siding)
  }
  gableRoof(mesh, {
    ridge: 'z',
    from: back,
    to: front + 0.28,
    eaves: [
      [left - 0.2, top - 0.12],
      [right + 0.2, top - 0.12],
    ],
    top: peak,
    thickness: 0.09,
    materials: { top: materials.roofAlong, edge: verge },
  })
}
