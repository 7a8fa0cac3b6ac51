import { awning } from '../../../building/awning.ts'
import { shelfHeight } from '../../../building/storefront.ts'
import { seededRandom } from '../../../core/random.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { basket, pot } from '../../../furniture/goods.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { flat, glowing } from '../../../materials/plain.ts'
import { farTree } from '../../../plants/bush.ts'
import { liveOak } from '../../../plants/live-oak.ts'
import { put } from '../../../shapes/put.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { shop } from '../shops.ts'

/** Shop fronts on the left, the posts of their porch, and the fronts across the street. */
export const front = -2.4

export const across = 11

const glazes = [m.teal, m.clay, m.cream, m.blue, m.mustard, m.red]

/** Pots, baskets and books in a window, other ones in each. */
function goodsFor(shopNumber: number) {
  return (window: number, width: number): Arrangement => {
    const random = seededRandom(shopNumber * 10 + window)
    const count = Math.floor(width / 0.34)
    const shelfGoods = Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.5) / count - 0.5) * (width - 0.2)
      return [oneGood(random, 0.16), [x, shelfHeight, -0.18]] as const
    })
    const floorGoods = Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.5) / count - 0.5) * (width - 0.25)
      return [oneGood(random, 0.3), [x, 0, 0.06 - 0.2 * (index % 2)]] as const
    })
    return [...floorGoods, ...shelfGoods]
  }
}

function oneGood(random: () => number, height: number): Mesh {
  const glaze = glazes[Math.floor(random() * glazes.length)] ?? m.clay
  const draw = random()
  if (draw < 0.3) return pot('jar', height * (0.9 + 0.4 * random()), glaze)
  if (draw < 0.6) return pot('vase', height * (1.1 + 0.4 * random()), glaze)
  if (draw < 0.72) return pot('bowl', height * 0.6, glaze)
  if (draw < 0.85 && height > 0.2) return basket('#d9b272', '#8a5c37')
  return bookPile([m.red, m.teal, m.mustard], m.cream)
}

const lit = { back: glowing('#f3c888', 0.18), floor: flat('#a8744a') }

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
    const showcase = { ...lit, goods: goodsFor(index) }
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
