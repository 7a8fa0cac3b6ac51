import { withPanes, type Panes } from '../../building/panes.ts'
import { posts } from '../../building/posts.ts'
import { gable } from '../../building/roofs.ts'
import { steps } from '../../building/steps.ts'
import { wall, type WallSetting } from '../../building/wall.ts'
import { box } from '../../shapes/box.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { addDormer } from './dormer.ts'
import { materials } from './inks.ts'
import {
  floor,
  gablePart,
  gableSlope,
  gableTop,
  openings,
  porch,
  wallTop,
  wing,
} from './measures.ts'
import { addRoofs } from './roofs.ts'

const shingled = {
  wall: materials.siding,
  frame: materials.trim,
  glass: materials.glass,
  door: materials.door,
}

/** The cottage, its dormer, and the porch before the wing. */
export function buildHouse(mesh: Mesh, panes: Panes): void {
  addGablePart(mesh, panes)
  addWing(mesh, panes)
  addLeanTo(mesh)
  addRoofs(mesh)
  addDormer(mesh, panes)
  addPorch(mesh)
}

function put(mesh: Mesh, panes: Panes, setting: Omit<WallSetting, 'materials'>): void {
  const filled = withPanes(setting.openings ?? [], setting.along, panes)
  wall(mesh, { ...setting, openings: filled, materials: shingled })
}

function addGablePart(mesh: Mesh, panes: Panes): void {
  const { left, right, front, back } = gablePart
  const base = { foot: -0.5, top: wallTop } as const
  const across = { along: 'x', from: left, to: right, ...base } as const
  put(mesh, panes, { ...across, at: front, outside: 1, openings: openings.gable })
  put(mesh, panes, { ...across, at: back, outside: -1, openings: openings.gableBack })
  const along = { along: 'z', from: back, to: front, ...base } as const
  put(mesh, panes, { ...along, at: left, outside: -1 })
  put(mesh, panes, { ...along, at: right, outside: 1 })
  addUpperWindow(mesh, panes)
  const point = { along: 'x', from: left, to: right, foot: wallTop, top: gableTop } as const
  for (const at of [front, back]) gable(mesh, { ...point, at, material: materials.siding })
}

/** The window under the point of the gable, before the shingles. */
function addUpperWindow(mesh: Mesh, panes: Panes): void {
  const at = gablePart.front + 0.13
  for (const opening of withPanes(openings.gableUpper, 'x', panes)) {
    const { from, to, sill, head } = opening
    const setting = { along: 'x', at, from, to, foot: sill, top: head, thickness: 0.1 } as const
    wall(mesh, { ...setting, outside: 1, openings: [opening], materials: shingled })
  }
}

function addWing(mesh: Mesh, panes: Panes): void {
  const { left, right, front, back } = wing
  const base = { foot: -0.5, top: wallTop } as const
  const across = { along: 'x', from: left, to: right, ...base } as const
  put(mesh, panes, { ...across, at: front, outside: 1, openings: openings.wing })
  put(mesh, panes, { ...across, at: back, outside: -1, openings: openings.back })
  const along = { along: 'z', from: back, to: front, ...base } as const
  put(mesh, panes, { ...along, at: right, outside: 1, openings: openings.wingEnd })
  put(mesh, panes, { ...along, at: left, to: gablePart.back, outside: -1 })
}

/** A tool shed under the long slope, with a small blue door. */
function addLeanTo(mesh: Mesh): void {
  const { left, front, back } = gablePart
  const outer = left - 1.15
  const low = wallTop - 1.15 * gableSlope
  for (const z of [front - 0.25, back + 0.25]) {
    mesh.quad(
      [
        [outer, -0.5, z],
        [left, -0.5, z],
        [left, wallTop, z],
        [outer, low, z],
      ],
      materials.siding,
    )
  }
  box(mesh, [outer - 0.05, -0.5, back + 0.25], [outer, low, front - 0.25], materials.siding)
  const at = front - 0.25
  box(mesh, [left - 0.82, 0.1, at], [left - 0.12, floor + 1.05, at + 0.03], materials.trim)
  box(mesh, [left - 0.76, 0.1, at], [left - 0.18, floor + 0.99, at + 0.05], materials.blue)
}

function addPorch(mesh: Mesh): void {
  const { left, right, front: edge } = porch
  box(mesh, [left, -0.5, wing.front], [right, floor - 0.1, edge - 0.06], materials.foundation)
  box(mesh, [left, floor - 0.1, wing.front], [right + 0.05, floor, edge], materials.deck)
  posts(mesh, {
    along: 'x',
    at: edge - 0.12,
    places: [1.05, 2.45, right - 0.1],
    foot: floor,
    head: floor + 2,
    size: 0.13,
    braces: true,
    material: materials.trim,
  })
  steps(mesh, {
    along: 'x',
    from: 1.2,
    to: 2.3,
    start: edge,
    toward: 1,
    top: floor,
    count: 2,
    riser: materials.foundation,
    slab: materials.limestone,
  })
}
