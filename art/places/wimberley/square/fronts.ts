import { awning } from '../../../building/awning.ts'
import { posts } from '../../../building/posts.ts'
import { shedRoof } from '../../../building/roofs.ts'
import { curb } from '../../../building/storefront.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { shop } from '../shops.ts'

/** The fronts of the long side, and of the side to the right. */
export const front = -9

export const right = 16.5

const threeBays = ['window', 'door', 'window'] as const
const m = materials

/** From left to right: where the middle of a front is, and what it looks like. */
const longSide = [
  [
    -17,
    {
      width: 7,
      height: 7.2,
      upper: 3,
      bays: threeBays,
      crown: 'cornice',
      wall: m.honeyStone,
      frame: m.blue,
      door: m.blue,
    },
  ],
  [
    -10.1,
    {
      width: 6.6,
      height: 4.6,
      bays: threeBays,
      crown: 'stepped',
      wall: m.creamStone,
      frame: m.teal,
      door: m.teal,
    },
  ],
  [
    -3.9,
    {
      width: 5.7,
      height: 5.1,
      bays: threeBays,
      crown: 'cornice',
      wall: m.redBoards,
      frame: m.cream,
      door: m.teal,
    },
  ],
  [
    2.6,
    {
      width: 7.2,
      height: 7.4,
      upper: 4,
      bays: [...threeBays, 'window'],
      crown: 'cornice',
      wall: m.creamStone,
      frame: m.red,
      door: m.red,
    },
  ],
  [
    9.1,
    {
      width: 5.7,
      height: 4.5,
      bays: threeBays,
      crown: 'gable',
      wall: m.greenBoards,
      frame: m.cream,
      door: m.mustard,
    },
  ],
] as const

export function buildLongSide(mesh: Mesh, isLit: boolean): void {
  for (const [x, style] of longSide) put(mesh, shop(style, isLit), { at: [x, 0, front] })
  porch(mesh, -6.8, -1)
  porch(mesh, 6.2, 12)
  const stripes = { cloth: [m.teal, m.cream], iron: m.iron } as const
  put(mesh, awning({ ...stripes, width: 5.9 }), { at: [-10.1, 3.55, front] })
  put(mesh, awning({ ...stripes, cloth: [m.red, m.cream], width: 6.4 }), { at: [2.6, 3.6, front] })
}

function porch(mesh: Mesh, from: number, to: number): void {
  const { tin, cream } = materials
  const roof = { top: tin, edge: cream }
  shedRoof(mesh, {
    ridge: 'x',
    from: from - 0.2,
    to: to + 0.2,
    low: [front + 2.7, 3.1],
    high: [front, 3.85],
    materials: roof,
    thickness: 0.1,
  })
  const places = [0, 1, 2, 3].map((post) => from + 0.15 + ((to - from - 0.3) * post) / 3)
  posts(mesh, {
    along: 'x',
    at: front + 2.45,
    places,
    foot: curb,
    head: 3.06,
    size: 0.14,
    braces: true,
    material: cream,
  })
}

export function buildShortSide(mesh: Mesh, isLit: boolean): void {
  const turn = -Math.PI / 2
  const white = shop(
    {
      width: 6.6,
      height: 4.7,
      bays: ['window', 'door', 'window'],
      crown: 'gable',
      wall: m.whiteBoards,
      frame: m.teal,
      door: m.red,
    },
    isLit,
  )
  const stone = shop(
    {
      width: 7,
      height: 5,
      bays: ['window', 'door', 'window'],
      crown: 'stepped',
      wall: m.honeyStone,
      frame: m.cream,
      door: m.teal,
    },
    isLit,
  )
  put(mesh, white, { at: [right, 0, -2.2], turn })
  put(mesh, stone, { at: [right, 0, 4.7], turn })
  const cloth = [m.mustard, m.cream] as const
  put(mesh, awning({ width: 6, cloth, iron: m.iron }), { at: [right, 3.5, -2.2], turn })
  put(mesh, awning({ width: 6.2, cloth: [m.blue, m.cream], iron: m.iron }), {
    at: [right, 3.6, 4.7],
    turn,
  })
}
