import { chimney } from '../../building/chimney.ts'
import { hipRoof } from '../../building/hip-roof.ts'
import { withPanes, type Panes } from '../../building/panes.ts'
import { shedRoof } from '../../building/roofs.ts'
import { steps } from '../../building/steps.ts'
import { wall, type WallSetting } from '../../building/wall.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { materials } from './inks.ts'
import { floor, openings, ridgeTop, terrace, walls, wallThickness, wallTop } from './measures.ts'

const { left, right, front, back } = walls
const stonework = {
  wall: materials.stone,
  frame: materials.trim,
  glass: materials.glass,
  door: materials.door,
}

/** A square stone cabin under a hipped roof of old tin, with a great chimney. */
export function buildHouse(mesh: Mesh, panes: Panes): void {
  addWalls(mesh, panes)
  addShutters(mesh)
  hipRoof(mesh, {
    x: [left - 0.7, right + 0.7],
    z: [back - 0.7, front + 0.7],
    eave: wallTop + 0.02,
    ridge: [-0.9, 0.9],
    top: ridgeTop,
    materials: { long: materials.roofLong, end: materials.roofEnd, edge: materials.fascia },
  })
  chimney(mesh, {
    x: [left - 1.35, left + 0.1],
    z: [-4.2, -1.9],
    foot: -0.5,
    shoulder: floor + 2.1,
    narrowing: [0.2, 0.5],
    top: floor + 5.5,
    stone: materials.chimney,
    cap: materials.flag,
  })
  addHood(mesh)
  addTerrace(mesh)
}

function addWalls(mesh: Mesh, panes: Panes): void {
  const half = wallThickness / 2
  const put = (setting: Omit<WallSetting, 'materials' | 'foot' | 'top' | 'thickness'>) => {
    const filled = withPanes(setting.openings ?? [], setting.along, panes)
    wall(mesh, {
      ...setting,
      openings: filled,
      foot: -0.5,
      top: wallTop,
      thickness: wallThickness,
      materials: stonework,
    })
  }
  const across = { along: 'x', from: left, to: right } as const
  put({ ...across, at: front - half, outside: 1, openings: openings.front })
  put({ ...across, at: back + half, outside: -1, openings: openings.back })
  const along = { along: 'z', from: back, to: front } as const
  put({ ...along, at: left + half, outside: -1, openings: openings.left })
  put({ ...along, at: right - half, outside: 1, openings: openings.right })
}

function addShutters(mesh: Mesh): void {
  const width = 0.5
  for (const { kind, from, to, sill, head } of openings.front) {
    if (kind !== 'window') continue
    for (const start of [from - 0.1 - width, to + 0.1]) {
      box(
        mesh,
        [start, sill - 0.04, front + 0.01],
        [start + width, head + 0.06, front + 0.06],
        materials.shutters,
      )
    }
  }
}

/** A small roof over the door, on two brackets. */
function addHood(mesh: Mesh): void {
  const high = floor + 2.72
  shedRoof(mesh, {
    ridge: 'x',
    from: -1,
    to: 1,
    high: [0, high],
    low: [1.05, high - 0.34],
    thickness: 0.08,
    materials: { top: materials.roofLong, edge: materials.timber },
  })
  for (const x of [-0.85, 0.85]) {
    const timber = { width: 0.09, height: 0.09 }
    beam(mesh, [x, high - 0.42, 0.92], [x, high - 0.42, 0], timber, materials.timber)
    beam(mesh, [x, high - 1.1, 0.04], [x, high - 0.46, 0.78], timber, materials.timber)
  }
}

function addTerrace(mesh: Mesh): void {
  const { left: from, right: to, front: edge, level } = terrace
  box(mesh, [from, -0.6, front - 0.02], [to, level - 0.08, edge], materials.stone)
  box(mesh, [from - 0.05, level - 0.08, front], [to + 0.05, level, edge + 0.05], materials.flag)
  const parapet = (low: readonly [number, number], high: readonly [number, number]) => {
    box(mesh, [low[0], level, low[1]], [high[0], level + 0.42, high[1]], materials.stone)
    const [lip, top] = [0.04, level + 0.5]
    box(
      mesh,
      [low[0] - lip, level + 0.42, low[1] - lip],
      [high[0] + lip, top, high[1] + lip],
      materials.flag,
    )
  }
  parapet([to - 0.42, 0.5], [to, edge])
  parapet([6.7, edge - 0.42], [to, edge])
  steps(mesh, {
    along: 'x',
    from: -0.9,
    to: 1.3,
    start: edge,
    toward: 1,
    top: level,
    count: 2,
    riser: materials.stone,
    slab: materials.flag,
  })
}
