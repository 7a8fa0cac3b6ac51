import { cistern } from '../../building/cistern.ts'
import { stovepipe } from '../../building/chimney.ts'
import { withPanes, type Panes } from '../../building/panes.ts'
import { posts } from '../../building/posts.ts'
import { shedRoof } from '../../building/roofs.ts'
import { steps } from '../../building/steps.ts'
import { wall, type WallSetting } from '../../building/wall.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { floor, openings, porch, tops, walls } from './measures.ts'

const { left, right, front, back } = walls
const siding = {
  wall: materials.boards,
  frame: materials.trim,
  glass: materials.glass,
  door: materials.door,
}
const rise = (tops.high - tops.low) / (right - left)

/** The wall under the slope of the roof at a place. */
function topAt(x: number): number {
  return floor + tops.low + (right - x) * rise
}

/** The cabin under its one slope, with the porch before it. */
export function buildHouse(mesh: Mesh, panes: Panes): void {
  addWalls(mesh, panes)
  addSlopes(mesh)
  addRoof(mesh)
  addPorch(mesh)
  const tankAt = [left - 1.25, 0, back + 1.2] as const
  cistern(mesh, { at: tankAt, radius: 0.95, height: 2.35, metal: materials.tank })
}

function addWalls(mesh: Mesh, panes: Panes): void {
  const [foot, low, high] = [floor, floor + tops.low, floor + tops.high]
  const put = (setting: Omit<WallSetting, 'materials'>) => {
    const filled = withPanes(setting.openings ?? [], setting.along, panes)
    wall(mesh, { ...setting, openings: filled, materials: siding })
  }
  const across = { along: 'x', from: left, to: right, foot, top: low } as const
  put({ ...across, at: front, outside: 1, openings: openings.front })
  put({ ...across, at: back, outside: -1, openings: openings.back })
  const upper = { from: left, to: 0.3, foot: low, top: topAt(0.3) }
  put({ ...across, ...upper, at: front, outside: 1, openings: openings.clerestory })
  const along = { along: 'z', from: back, to: front, foot } as const
  put({ ...along, at: left, top: high, outside: -1, openings: openings.left })
  put({ ...along, at: right, top: low, outside: 1, openings: openings.right })
  box(mesh, [left - 0.08, -0.6, back - 0.08], [right + 0.08, floor, front], materials.foundation)
}

/** The pieces of wall between straight tops and the slope. */
function addSlopes(mesh: Mesh): void {
  const edge = 0.3
  const piece = (z: number, from: number, to: number, foot: number) => {
    for (const face of [z - 0.09, z + 0.09]) {
      mesh.triangle(
        [from, foot, face],
        [to, foot, face],
        [from, topAt(from), face],
        materials.boards,
      )
    }
  }
  piece(front, left, edge, topAt(edge))
  piece(front, edge, right, floor + tops.low)
  piece(back, left, right, floor + tops.low)
}

function addRoof(mesh: Mesh): void {
  const over = 0.6
  shedRoof(mesh, {
    ridge: 'z',
    from: back - 0.45,
    to: front + 0.75,
    low: [right + over, topAt(right + over) + 0.2],
    high: [left - over, topAt(left - over) + 0.2],
    thickness: 0.18,
    materials: { top: materials.roof, edge: materials.fascia },
  })
  const base = [1.2, topAt(1.2), back + 1.6] as const
  stovepipe(mesh, { base, height: 1.5, material: materials.pipe })
}

function addPorch(mesh: Mesh): void {
  const { front: edge } = porch
  box(mesh, [porch.left, -0.6, front], [porch.right, floor - 0.1, edge - 0.1], materials.foundation)
  box(
    mesh,
    [porch.left - 0.06, floor - 0.1, front],
    [porch.right + 0.06, floor, edge],
    materials.deck,
  )
  const eave = floor + 2.28
  shedRoof(mesh, {
    ridge: 'x',
    from: porch.left - 0.35,
    to: porch.right + 0.35,
    high: [front + 0.08, floor + 2.78],
    low: [edge + 0.35, eave],
    thickness: 0.1,
    materials: { top: materials.porchRoof, edge: materials.ceiling },
  })
  posts(mesh, {
    along: 'x',
    at: edge - 0.14,
    places: [left + 0.05, -0.85, 1.75, right - 0.05],
    foot: floor,
    head: eave - 0.02,
    braces: true,
    material: materials.cedar,
  })
  steps(mesh, {
    along: 'x',
    from: -0.35,
    to: 1.5,
    start: edge,
    toward: 1,
    top: floor,
    count: 3,
    riser: materials.foundation,
    slab: materials.limestone,
  })
}
