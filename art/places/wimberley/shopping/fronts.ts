import { awning } from '../../../building/awning.ts'
import { seededRandom } from '../../../core/random.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { farTree } from '../../../plants/bush.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { shop } from '../shops.ts'
import { goodsFor, lined } from './showcase.ts'

/** Shop fronts on the left, the posts of their porch, and the fronts across the street. */
export const front = -2.4

export const across = 11

/** From the nearest to the farthest. */
const shops = [
  {
    width: 6.4,
    height: 4.7,
    crown: 'gable',
    wall: m.whiteBoards,
    frame: m.teal,
    door: m.red,
    bays: ['window', 'door', 'window'],
  },
  {
    width: 6.2,
    height: 7.2,
    upper: 3,
    crown: 'cornice',
    wall: m.honeyStone,
    frame: m.cream,
    door: m.blue,
    bays: ['window', 'door', 'window'],
  },
  {
    width: 5.6,
    height: 5.3,
    crown: 'cornice',
    wall: m.redBoards,
    frame: m.cream,
    door: m.teal,
    bays: ['window', 'door'],
  },
  {
    width: 6.4,
    height: 5.2,
    crown: 'stepped',
    wall: m.creamStone,
    frame: m.teal,
    door: m.mustard,
    bays: ['window', 'door', 'window'],
  },
  {
    width: 6,
    height: 4.8,
    crown: 'gable',
    wall: m.greenBoards,
    frame: m.cream,
    door: m.red,
    bays: ['window', 'door', 'window'],
  },
] as const

export function buildShops(mesh: Mesh): void {
  let z = 5.6
  for (const [index, { width, bays, ...inks }] of shops.entries()) {
    const showcase = { ...lined, goods: goodsFor(index, inks.frame) }
    const style = {
      ...inks,
      width,
      bays: [...bays],
      showcase,
    } as const
    put(mesh, shop(style, false), { at: [front, 0, z - width / 2], turn: Math.PI / 2 })
    z -= width + 0.1
  }
}

export function buildAcross(mesh: Mesh): void {
  const turn = -Math.PI / 2
  const common = { width: 6.6, bays: ['window', 'door', 'window'] } as const
  const fronts = [
    { ...common, height: 4.8, crown: 'stepped', wall: m.creamStone, frame: m.red, door: m.red },
    {
      ...common,
      height: 4.6,
      crown: 'gable',
      wall: m.greenBoards,
      frame: m.cream,
      door: m.mustard,
    },
    {
      ...common,
      height: 7.2,
      upper: 3,
      crown: 'cornice',
      wall: m.honeyStone,
      frame: m.teal,
      door: m.teal,
    },
    { ...common, height: 4.6, crown: 'stepped', wall: m.ochreBoards, frame: m.cream, door: m.red },
  ] as const
  for (const [index, style] of fronts.entries()) {
    const z = -4 - index * 6.8
    put(mesh, shop({ ...style, bays: [...style.bays] }, false), { at: [across, 0, z], turn })
    const cloth = [index % 2 ? m.teal : m.mustard, m.cream] as const
    put(mesh, awning({ width: 6, cloth, iron: m.iron }), { at: [across, 3.5, z], turn })
  }
  const random = seededRandom(4)
  liveOak(mesh, {
    base: [7.6, 0, -21],
    height: 8.5,
    spread: 5.5,
    seed: 21,
    leaf: m.oak,
    bark: m.bark,
    clumps: 50,
    leaves: 300,
    leafSize: 0.13,
  })
  for (let index = 0; index < 34; index += 1) {
    const base: Vec3 = [-16 + random() * 46, -0.3, -40 - random() * 14]
    farTree(mesh, { base, radius: 2.4 + random() * 2.2, leaf: m.far, seed: index })
  }
}
