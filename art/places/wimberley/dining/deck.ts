import { balustrade } from '../../../building/balustrade.ts'
import { posts } from '../../../building/posts.ts'
import { shedRoof } from '../../../building/roofs.ts'
import { wall } from '../../../building/wall.ts'
import { planks } from '../../../materials/boards.ts'
import { glowing } from '../../../materials/plain.ts'
import { box } from '../../../shapes/box.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { diningRoom } from './panes.ts'

/** The edge of the deck toward the river, and the wall of the house beside it. */
export const rail = -5.6

export const house = -5.4

export const deckEnd = 8

/** Where the posts of the porch stand. */
export const porchLine = house + 1.95
export const porchPosts = [rail + 0.2, -2.6, 0.4, 3.4, 6.4] as const

export function buildDeck(mesh: Mesh): void {
  const deck = planks(['#a9794f', '#9d6f48', '#684a35'], 'x', 0.15)
  box(mesh, [house, -0.16, rail - 0.15], [deckEnd, 0, 12], deck)
  for (let x = house + 1; x < deckEnd; x += 2.4)
    box(mesh, [x - 0.12, -4, rail], [x + 0.12, -0.1, rail + 0.24], m.darkWood)
  const material = m.darkWood
  balustrade(mesh, [house, 0, rail], [deckEnd, 0, rail], { material })
  balustrade(mesh, [deckEnd, 0, rail], [deckEnd, 0, 12], { material })
  for (const x of [house + 0.1, -2, 1.4, 4.7, deckEnd])
    box(mesh, [x - 0.07, 0, rail - 0.07], [x + 0.07, 1, rail + 0.07], material)
}

export function buildHouse(mesh: Mesh): void {
  buildWalls(mesh)
  buildPorch(mesh)
}

function buildWalls(mesh: Mesh): void {
  const materials = { wall: m.honeyStone, frame: m.teal, glass: m.glass, door: m.teal }
  const openings = [
    [-4.6, -3.2],
    [-2.3, -0.9],
    [2.2, 3.6],
    [4.6, 6],
  ].map(([from = 0, to = 0], index) => {
    const place = { from, to, sill: 0.8, head: 2.5 }
    return {
      kind: 'window',
      ...place,
      pane: diningRoom({ along: 'z', ...place }, index),
      panes: [2, 2],
    } as const
  })
  const door = {
    kind: 'door',
    from: 0.1,
    to: 1.15,
    sill: 0,
    head: 2.35,
    pane: glowing('#ffd58a', 0.6),
  } as const
  wall(mesh, {
    along: 'z',
    at: house - 0.15,
    thickness: 0.3,
    outside: 1,
    from: rail - 0.4,
    to: 12,
    foot: -3,
    top: 4,
    openings: [...openings, door],
    materials,
  })
  wall(mesh, {
    along: 'x',
    at: rail - 0.4,
    thickness: 0.3,
    outside: -1,
    from: house - 6,
    to: house,
    foot: -3,
    top: 4,
    materials,
  })
}

function buildPorch(mesh: Mesh): void {
  shedRoof(mesh, {
    ridge: 'z',
    from: rail - 0.6,
    to: 12,
    low: [house + 2.1, 2.72],
    high: [house - 0.4, 3.6],
    materials: { top: m.tinAcross, edge: m.darkWood },
    thickness: 0.1,
  })
  posts(mesh, {
    along: 'z',
    at: porchLine,
    places: porchPosts,
    foot: 0,
    head: 2.72,
    braces: true,
    material: m.darkWood,
  })
}
