import { withPanes, type Panes } from '../../building/panes.ts'
import { gable, gableRoof, shedRoof } from '../../building/roofs.ts'
import { wall, type WallSetting } from '../../building/wall.ts'
import { stovepipe } from '../../building/chimney.ts'
import { lerp } from '../../core/numbers.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { body, floor, openings, porch, porchTop, ridgeTop, wallTop } from './measures.ts'
import { addPorch } from './porch.ts'

const sided = {
  wall: materials.siding,
  frame: materials.trim,
  glass: materials.glass,
  door: materials.door,
}

/** The long body, and the porch with its gable before it. */
export function buildHouse(mesh: Mesh, panes: Panes): void {
  addWalls(mesh, panes)
  addRoofs(mesh)
  addPorch(mesh)
}

function addWalls(mesh: Mesh, panes: Panes): void {
  const { left, right, front, back } = body
  const put = (setting: Omit<WallSetting, 'materials' | 'foot' | 'top'>) => {
    const filled = withPanes(setting.openings ?? [], setting.along, panes)
    wall(mesh, { ...setting, openings: filled, foot: floor, top: wallTop, materials: sided })
  }
  const across = { along: 'x', from: left, to: right } as const
  put({ ...across, at: front, outside: 1, openings: openings.front })
  put({ ...across, at: back, outside: -1, openings: openings.back })
  const along = { along: 'z', from: back, to: front } as const
  put({ ...along, at: left, outside: -1, openings: openings.left })
  put({ ...along, at: right, outside: 1, openings: openings.right })
  box(mesh, [left - 0.06, -0.6, back], [right + 0.06, floor, front], materials.foundation)
  const ends = { along: 'z', from: back - 0.1, to: front + 0.1 } as const
  for (const at of [left, right]) {
    gable(mesh, { ...ends, at, foot: wallTop, top: ridgeTop - 0.12, material: materials.siding })
  }
}

function addRoofs(mesh: Mesh): void {
  const { left, right, front, back } = body
  gableRoof(mesh, {
    ridge: 'x',
    from: left - 0.5,
    to: right + 0.5,
    eaves: [
      [back - 0.55, wallTop - 0.18],
      [front + 0.55, wallTop - 0.18],
    ],
    top: ridgeTop,
    materials: { top: materials.roofAcross, edge: materials.fascia },
  })
  addPorchRoof(mesh)
  const base = [2.9, ridgeTop - 0.9, -5.6] as const
  stovepipe(mesh, { base, height: 1.7, material: materials.iron })
}

/** Its upper part runs back under the long roof; below that its eaves end at the wall, out of the rooms. */
function addPorchRoof(mesh: Mesh): void {
  const { left, right, front } = porch
  const eave = wallTop - 0.2
  const out = right + 0.55
  const share = 0.19
  const middle = (side: number) => [side * out * (1 - share), lerp(eave, porchTop, share)] as const
  const roof = {
    ridge: 'z',
    to: front + 0.5,
    materials: { top: materials.roofAlong, edge: materials.ceiling },
  } as const
  const [ahead, behind] = [body.front - 0.06, body.back / 2 - 1.3]
  gableRoof(mesh, { ...roof, from: behind, eaves: [middle(-1), middle(1)], top: porchTop })
  for (const [side, x] of [
    [-1, left - 0.55],
    [1, right + 0.55],
  ] as const) {
    shedRoof(mesh, { ...roof, from: ahead, low: [x, eave], high: middle(side) })
  }
}
