import { withPanes, type Panes } from '../../building/panes.ts'
import { gable, gableRoof } from '../../building/roofs.ts'
import { wall, type WallSetting } from '../../building/wall.ts'
import { stovepipe } from '../../building/chimney.ts'
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
  gableRoof(mesh, {
    ridge: 'z',
    from: back / 2 - 1.3,
    to: porch.front + 0.5,
    eaves: [
      [porch.left - 0.55, wallTop - 0.2],
      [porch.right + 0.55, wallTop - 0.2],
    ],
    top: porchTop,
    materials: { top: materials.roofAlong, edge: materials.ceiling },
  })
  const base = [2.9, ridgeTop - 0.9, -5.6] as const
  stovepipe(mesh, { base, height: 1.7, material: materials.iron })
}
