import type { Panes } from '../../building/panes.ts'
import { cableRailing } from '../../building/railing.ts'
import { slab } from '../../building/slab.ts'
import type { Vec3 } from '../../core/vectors.ts'
import { adirondack } from '../../furniture/adirondack.ts'
import { mug } from '../../furniture/crockery.ts'
import { pottedPlant } from '../../furniture/pot.ts'
import { stool } from '../../furniture/seats.ts'
import { bookPile } from '../../furniture/shelf.ts'
import { bouquet } from '../../furniture/vase.ts'
import { beam } from '../../shapes/beam.ts'
import { box } from '../../shapes/box.ts'
import { put } from '../../shapes/put.ts'
import type { Mesh } from '../../tracer/mesh.ts'
import { gableFront } from './gable.ts'
import { materials } from './inks.ts'
import { floor, halfWidth } from './land.ts'
import { ridgeHeight } from './measures.ts'

const [front, back] = [0, -8.5]
const top = floor + ridgeHeight
const deckFront = 2.92

/** The A-frame with its deck, steps and chairs. */
export function buildHouse(mesh: Mesh, panes: Panes): void {
  if (panes !== 'open') addGables(mesh, panes === 'lit')
  for (const side of [-1, 1]) addRoof(mesh, side)
  box(mesh, [-2, floor + 2.5, front - 0.68], [2, floor + 2.64, front], materials.boards)
  beam(
    mesh,
    [0, top + 0.03, front + 0.45],
    [0, top + 0.03, back - 0.4],
    { width: 0.26, height: 0.08 },
    materials.roof,
  )
  addDeck(mesh)
  addSteps(mesh)
  furnish(mesh)
}

function addGables(mesh: Mesh, isLit: boolean): void {
  const depth = front - 0.7
  const half = halfWidth - 0.12
  mesh.triangle(
    [-half, floor, depth],
    [half, floor, depth],
    [0, top - 0.25, depth],
    gableFront(isLit),
  )
  mesh.triangle(
    [-halfWidth, floor, back],
    [halfWidth, floor, back],
    [0, top, back],
    materials.boards,
  )
}

function addRoof(mesh: Mesh, side: number): void {
  const foot = side * (halfWidth + 0.42)
  const [near, far] = [front + 0.35, back - 0.3]
  const corners = [
    [foot, floor - 0.85, near],
    [foot, floor - 0.85, far],
    [0, top, far],
    [0, top, near],
  ] as const satisfies readonly Vec3[]
  slab(mesh, corners, 0.22, { top: materials.roof, edge: materials.fascia })
  const trimFoot: Vec3 = [side * (halfWidth + 0.3), floor - 0.72, near + 0.01]
  beam(
    mesh,
    trimFoot,
    [0.02 * side, top - 0.14, near + 0.01],
    { width: 0.08, height: 0.3 },
    materials.trim,
  )
}

function addDeck(mesh: Mesh): void {
  const half = halfWidth + 0.7
  box(mesh, [-half, 0, front - 0.7], [half, floor - 0.12, deckFront - 0.02], materials.foundation)
  box(
    mesh,
    [-half - 0.15, floor - 0.12, front - 0.75],
    [half + 0.15, floor, deckFront + 0.13],
    materials.deck,
  )
  const railing = { wood: materials.rail, cable: materials.cable }
  const edges: readonly (readonly [Vec3, Vec3])[] = [
    [
      [-half, floor, deckFront],
      [-0.55, floor, deckFront],
    ],
    [
      [1.75, floor, deckFront],
      [half, floor, deckFront],
    ],
    [
      [half, floor, deckFront],
      [half, floor, -0.2],
    ],
    [
      [-half, floor, deckFront],
      [-half, floor, -0.2],
    ],
  ]
  for (const [from, to] of edges) cableRailing(mesh, from, to, railing)
}

function addSteps(mesh: Mesh): void {
  for (let step = 0; step < 5; step += 1) {
    const near = 3 + step * 0.36
    const height = floor - 0.12 - step * 0.2
    box(mesh, [-0.45, -0.8, near], [1.65, height - 0.08, near + 0.36], materials.foundation)
    box(mesh, [-0.55, height - 0.08, near - 0.02], [1.75, height, near + 0.44], materials.limestone)
  }
}

function furnish(mesh: Mesh): void {
  const scale = 1.05
  const { teal, mustard, clay, sage } = materials
  adirondack(mesh, { at: [2.5, floor, 1.3], turn: 0.25, material: teal, scale })
  adirondack(mesh, { at: [3.75, floor, 1.1], turn: -0.15, material: mustard, scale })
  adirondack(mesh, { at: [-2.4, floor, 1.2], turn: 0.1, material: teal, scale })
  pottedPlant(mesh, { at: [-1.45, floor, 0.1], clay, leaf: sage, seed: 4 })
  pottedPlant(mesh, { at: [1.5, floor, 0.1], clay, leaf: sage, seed: 9 })
  setTable(mesh)
}

/** A small table beside a chair, with something to drink and to read. */
function setTable(mesh: Mesh): void {
  const { rail, stem, bluebonnets, bluebonnetTip: tip, paintbrush: other } = materials
  const [x, height, z] = [-1.6, floor + 0.5, 1.6]
  const round = stool({ top: rail, leg: materials.darkWood }, { height: 0.5, radius: 0.22 })
  put(mesh, round, { at: [x, floor, z] })
  const style = { vase: materials.trim, stem, petal: bluebonnets[0], tip, other, seed: 5 }
  put(mesh, bouquet(style), { at: [x - 0.03, height, z - 0.1] })
  put(mesh, mug(materials.enamel, materials.darkWood), {
    at: [x + 0.12, height, z + 0.03],
    turn: 0.82,
  })
  put(mesh, bookPile([materials.roof, materials.mustard], materials.trim), {
    at: [x - 0.07, height, z + 0.06],
    turn: 0.3,
  })
}
