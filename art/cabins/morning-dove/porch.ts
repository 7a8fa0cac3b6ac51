import { screens, type ScreensSetting } from '../../building/screens.ts'
import { steps } from '../../building/steps.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { body, floor, porch, porchTop, screenDoor, wallTop } from './measures.ts'

const { left, right, front } = porch
const { trim: frame, siding: boards, netting } = materials

/** The screened porch: netting on three sides and in the gable, a screen door in the middle. */
export function addPorch(mesh: Mesh): void {
  addFloor(mesh)
  const screen = { foot: floor, head: wallTop - 0.1, kick: 0.55, frame, boards, netting } as const
  const put = (setting: Pick<ScreensSetting, 'along' | 'at' | 'from' | 'to' | 'bays'>) =>
    screens(mesh, { ...screen, ...setting })
  put({ along: 'x', at: front, from: left, to: screenDoor[0], bays: 2 })
  put({ along: 'x', at: front, from: screenDoor[1], to: right, bays: 2 })
  for (const at of [left, right]) {
    put({ along: 'z', at, from: body.front, to: front, bays: 3 })
  }
  addDoor(mesh)
  addGable(mesh)
}

function addFloor(mesh: Mesh): void {
  box(mesh, [left, floor - 0.14, body.front], [right, floor, front + 0.08], materials.deck)
  for (const x of [left + 0.2, -1.4, 1.4, right - 0.2]) {
    for (const z of [front - 0.2, front - 1.9]) {
      box(mesh, [x - 0.2, -0.6, z - 0.2], [x + 0.2, floor - 0.14, z + 0.2], materials.foundation)
    }
  }
  box(mesh, [left + 0.3, -0.6, body.front], [right - 0.3, floor - 0.3, front - 0.9], materials.iron)
  steps(mesh, {
    along: 'x',
    from: -0.95,
    to: 0.95,
    start: front + 0.08,
    toward: 1,
    top: floor,
    count: 4,
    riser: materials.foundation,
    slab: materials.limestone,
  })
}

function addDoor(mesh: Mesh): void {
  const [from, to] = screenDoor
  const [foot, head] = [floor + 0.02, wallTop - 0.42]
  box(mesh, [from, head, front - 0.05], [to, wallTop - 0.1, front + 0.05], frame)
  const stile = 0.1
  const bar = (x: readonly [number, number], y: readonly [number, number]) =>
    box(mesh, [x[0], y[0], front - 0.02], [x[1], y[1], front + 0.04], materials.door)
  const inner = [from + 0.06, to - 0.06] as const
  bar([inner[0], inner[0] + stile], [foot, head])
  bar([inner[1] - stile, inner[1]], [foot, head])
  for (const y of [foot, foot + 0.85, head - stile]) bar(inner, [y, y + stile])
  bar(inner, [foot, foot + 0.32])
  mesh.quad(
    [
      [from, foot, front],
      [to, foot, front],
      [to, head, front],
      [from, head, front],
    ],
    netting,
  )
}

/** Timbers of the gable with netting between them. */
function addGable(mesh: Mesh): void {
  const foot = wallTop - 0.1
  const peak: Vec3 = [0, porchTop - 0.2, front]
  const [a, b]: [Vec3, Vec3] = [
    [left - 0.1, foot, front],
    [right + 0.1, foot, front],
  ]
  mesh.triangle(a, b, peak, netting)
  const timber = { width: 0.14, height: 0.14 }
  beam(mesh, a, b, timber, frame)
  for (const corner of [a, b]) beam(mesh, corner, peak, timber, frame)
  beam(mesh, [0, foot, front], peak, timber, frame)
  for (const side of [-1, 1]) {
    const half = (side * right) / 2
    const thin = { width: 0.1, height: 0.1 }
    beam(mesh, [0, foot + 0.05, front], [half, (foot + peak[1]) / 2, front], thin, frame)
    beam(mesh, [half, foot, front], [half, (foot + peak[1]) / 2, front], thin, frame)
  }
}
