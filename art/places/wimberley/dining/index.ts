import { ink } from '../../../core/inks.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import { barrelPlanter } from '../../../furniture/street.ts'
import { stringLights } from '../../../furniture/string-lights.ts'
import { candleLight, diningHeight } from '../../../furniture/table-setting.ts'
import type { Lamp } from '../../../render/mood.ts'
import { box } from '../../../shapes/box.ts'
import { put } from '../../../shapes/put.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { buildDeck, buildHouse, deckEnd, house, porchLine, porchPosts, rail } from './deck.ts'
import { plantRiver } from './river.ts'
import { laidTable, tables } from './tables.ts'

/** A restaurant's deck over the river: laid tables under an oak and strings of lights. */
export function diningDeck(): Mesh {
  const mesh = new Mesh()
  buildDeck(mesh)
  buildHouse(mesh)
  for (const [x, z, turn] of tables) put(mesh, laidTable(), { at: [x, 0, z], turn })
  hangLights(mesh)
  plantRiver(mesh)
  return mesh
}

/** Posts at the rail that carry the far ends of the strings. */
const masts = [
  [-0.6, rail],
  [3.4, rail],
  [deckEnd, rail],
  [deckEnd, -0.6],
] as const
const mastTop = 3.65

/** From the porch's posts, just under its eave, each to a mast of its own. */
const strings: readonly (readonly [Vec3, Vec3])[] = porchPosts.slice(1).map((z, index) => {
  const [x, end] = masts[index] ?? masts[3]
  return [
    [porchLine + 0.09, 2.5, z],
    [x, mastTop - 0.06, end],
  ]
})

function hangLights(mesh: Mesh): void {
  for (const [from, to] of strings)
    stringLights(mesh, { from, to, sag: 0.45, bulbs: 13, wire: m.iron, bulb: m.lamp })
  for (const [x, z] of masts) {
    box(mesh, [x - 0.06, -0.1, z - 0.06], [x + 0.06, mastTop, z + 0.06], m.darkWood)
  }
  const barrel = { wood: m.oakWood, hoop: m.iron, leaf: m.shrub }
  for (const [index, [x, z]] of [
    [-4.1, -4.9],
    [3.2, -5],
    [7.3, -4.9],
    [-2.9, -5],
  ].entries()) {
    const petal = [m.petalRed, m.petalPink, m.petalBlue][index % 3] ?? m.petalRed
    put(mesh, barrelPlanter({ ...barrel, petal, seed: index }), { at: [x ?? 0, 0, z ?? 0] })
  }
}

const [warm, candle] = [ink('#ffc470'), ink('#ffb45c')]

/** Candles on the tables, strings of lights, and the windows. */
export const diningLamps: readonly Lamp[] = [
  ...tables.map(([x, z]): Lamp => ({
    position: [x + 0.11, diningHeight + candleLight + 0.1, z + 0.06],
    intensity: 0.5,
    ink: candle,
    softness: 0.12,
    castsShadow: false,
    reach: 2.2,
  })),
  ...[
    [-1, -0.5],
    [2.4, -2.6],
    [4.5, 0.2],
    [-1.8, 3],
    [2.6, 3.4],
  ].map(([x = 0, z = 0]): Lamp => ({
    position: [x, 2.9, z],
    intensity: 2,
    ink: warm,
    softness: 0.9,
    castsShadow: false,
    reach: 6,
  })),
  ...[-3.9, -1.6, 2.9].map((z): Lamp => ({
    position: [house + 0.5, 1.8, z],
    intensity: 1.8,
    ink: warm,
    softness: 0.7,
    castsShadow: false,
    reach: 4,
  })),
]
