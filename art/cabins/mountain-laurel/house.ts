import { balustrade } from '../../building/balustrade.ts'
import { chimney } from '../../building/chimney.ts'
import { withPanes, type Panes } from '../../building/panes.ts'
import { posts } from '../../building/posts.ts'
import { gable, gableRoof, shedRoof } from '../../building/roofs.ts'
import { steps } from '../../building/steps.ts'
import { wall, type WallSetting } from '../../building/wall.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import {
  breezewayCeiling,
  depth,
  floor,
  leanTo,
  openings,
  pens,
  porch,
  ridgeTop,
  wallTop,
} from './measures.ts'

const logwork = {
  wall: materials.logs,
  frame: materials.trim,
  glass: materials.glass,
  door: materials.door,
}
const roofing = { top: materials.roof, edge: materials.fascia }
const { front, back } = depth

/** The dogtrot: two pens, the breezeway, a chimney at each end and a porch along the front. */
export function buildHouse(mesh: Mesh, panes: Panes): void {
  for (const side of ['left', 'right'] as const) {
    addPen(mesh, side, panes)
    addChimney(mesh, side)
  }
  addLeanTo(mesh, panes)
  addRoof(mesh)
  addFloor(mesh)
  addPorch(mesh)
}

function addPen(mesh: Mesh, side: 'left' | 'right', panes: Panes): void {
  const [from, to] = pens[side]
  const put = (setting: Omit<WallSetting, 'materials' | 'foot' | 'top'>) => {
    const filled = withPanes(setting.openings ?? [], setting.along, panes)
    wall(mesh, { ...setting, openings: filled, foot: floor, top: wallTop, materials: logwork })
  }
  const across = { along: 'x', from, to } as const
  put({ ...across, at: front, outside: 1, openings: openings.front[side] })
  put({ ...across, at: back, outside: -1, openings: openings.back[side] })
  const along = { along: 'z', from: back, to: front } as const
  const [inner, outer] = side === 'left' ? [to, from] : [from, to]
  const outside = side === 'left' ? -1 : 1
  put({ ...along, at: inner, outside: side === 'left' ? 1 : -1, openings: openings.inner[side] })
  put({ ...along, at: outer, outside, openings: openings.outer[side] })
  gable(mesh, {
    along: 'z',
    at: outer,
    from: back - 0.1,
    to: front + 0.1,
    foot: wallTop,
    top: ridgeTop - 0.12,
    material: materials.gable,
  })
}

function addLeanTo(mesh: Mesh, panes: Panes): void {
  const { left, right, back: end, top } = leanTo
  const base = { foot: 0, top: floor + top, materials: { ...logwork, wall: materials.gable } }
  const glazed = withPanes(openings.leanTo.right, 'x', panes)
  wall(mesh, {
    ...base,
    along: 'x',
    at: end,
    from: left,
    to: right,
    outside: -1,
    openings: glazed,
  })
  for (const [at, outside] of [
    [left, -1],
    [right, 1],
  ] as const) {
    wall(mesh, { ...base, along: 'z', at, from: end, to: back, outside })
  }
  shedRoof(mesh, {
    ridge: 'x',
    from: left - 0.3,
    to: right + 0.3,
    high: [back, floor + 2.68],
    low: [end - 0.35, floor + top],
    materials: roofing,
  })
}

function addChimney(mesh: Mesh, side: 'left' | 'right'): void {
  const outer = side === 'left' ? pens.left[0] - 1 : pens.right[1] - 0.08
  chimney(mesh, {
    x: [outer, outer + 1.08],
    z: [-3.9, -1.7],
    foot: -0.6,
    shoulder: floor + 1.9,
    narrowing: [0.14, 0.5],
    top: ridgeTop + 0.75,
    stone: materials.chimney,
    cap: materials.limestone,
  })
}

function addRoof(mesh: Mesh): void {
  gableRoof(mesh, {
    ridge: 'x',
    from: pens.left[0] - 0.5,
    to: pens.right[1] + 0.5,
    eaves: [
      [back - 0.55, wallTop - 0.2],
      [front + 0.55, wallTop - 0.2],
    ],
    top: ridgeTop,
    materials: roofing,
  })
  const [left, right] = [pens.left[1], pens.right[0]]
  box(mesh, [left, breezewayCeiling, back], [right, wallTop - 0.02, front + 0.3], materials.ceiling)
}

function addFloor(mesh: Mesh): void {
  const { left, right, front: edge } = porch
  box(mesh, [left, -0.6, back], [right, floor - 0.1, edge - 0.1], materials.foundation)
  box(mesh, [left - 0.06, floor - 0.1, back - 0.05], [right + 0.06, floor, edge], materials.deck)
  steps(mesh, {
    along: 'x',
    from: -1.25,
    to: 1.25,
    start: edge,
    toward: 1,
    top: floor,
    count: 4,
    riser: materials.foundation,
    slab: materials.limestone,
  })
}

function addPorch(mesh: Mesh): void {
  const { left, right, front: edge } = porch
  const eave = floor + 2.3
  shedRoof(mesh, {
    ridge: 'x',
    from: left - 0.35,
    to: right + 0.35,
    high: [front + 0.3, wallTop - 0.06],
    low: [edge + 0.35, eave],
    thickness: 0.1,
    materials: { top: materials.roof, edge: materials.ceiling },
  })
  const at = edge - 0.14
  const places = [-5.95, -3.85, -1.55, 1.55, 3.85, 5.95] as const
  const row = { along: 'x', at, places, foot: floor, head: eave - 0.02, braces: true } as const
  posts(mesh, { ...row, size: 0.17, material: materials.post })
  for (const [from, to] of [
    [-5.87, -1.63],
    [1.63, 5.87],
  ] as const) {
    balustrade(mesh, [from, floor, at], [to, floor, at], { material: materials.rail })
  }
}
