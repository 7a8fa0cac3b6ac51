import { curb } from '../../../building/storefront.ts'
import { ink } from '../../../core/inks.ts'
import { barrelPlanter, parkBench, streetLamp, streetLampLight } from '../../../furniture/street.ts'
import { stringLights } from '../../../furniture/string-lights.ts'
import type { Lamp } from '../../../render/mood.ts'
import { box } from '../../../shapes/box.ts'
import { put } from '../../../shapes/put.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials } from '../inks.ts'
import { buildLongSide, buildShortSide, front, right } from './fronts.ts'
import { plantBehind, plantBeyond, plantOak } from './planting.ts'

/** Wimberley Square: shops on two sides, a live oak in the middle. */
export function square({ isLit = false } = {}): Mesh {
  const mesh = new Mesh()
  pave(mesh)
  buildLongSide(mesh, isLit)
  buildShortSide(mesh, isLit)
  plantOak(mesh)
  furnish(mesh, isLit)
  plantBeyond(mesh)
  plantBehind(mesh)
  return mesh
}

function pave(mesh: Mesh): void {
  const { road, sidewalk, plaza, cream } = materials
  mesh.quad(
    [
      [-70, 0, 40],
      [70, 0, 40],
      [70, 0, -70],
      [-70, 0, -70],
    ],
    road,
    [0, 1, 0],
  )
  box(mesh, [-40, -0.1, front - 0.5], [right + 1, curb, front + 3.4], sidewalk)
  const [low, high] = [
    [-12, -0.1, -3],
    [6.6, 0.1, 14],
  ] as const
  box(mesh, low, high, plaza)
  box(mesh, [low[0] - 0.2, -0.1, low[2] - 0.2], [high[0] + 0.2, 0.11, low[2]], cream)
  box(mesh, [high[0], -0.1, low[2]], [high[0] + 0.2, 0.11, high[2]], cream)
  // Slopes to the road in the light of its top: upright, it would be one dark edge across the square.
  mesh.quad(
    [
      [high[0] + 0.2, 0.11, low[2] - 0.2],
      [high[0] + 0.2, 0.11, high[2]],
      [high[0] + 0.37, 0.004, high[2]],
      [high[0] + 0.37, 0.004, low[2] - 0.2],
    ],
    cream,
    [0, 1, 0],
  )
  box(mesh, [right - 3.2, -0.1, front + 3.4], [right + 1, curb, 12], sidewalk)
}

const lampsAt = [
  [-8.3, -6.2],
  [-0.9, -6.2],
  [5.9, -6.2],
  [13.8, 0.6],
] as const

function furnish(mesh: Mesh, isLit: boolean): void {
  const m = materials
  const bench = parkBench({ wood: m.oakWood, iron: m.iron })
  put(mesh, bench, { at: [-1.5, 0.1, 1.5], turn: -0.25 })
  put(mesh, bench, { at: [2.6, 0.1, 3.2], turn: -1.1 })
  for (const x of [-3.9, 9.2]) put(mesh, bench, { at: [x + 1.4, curb, front + 0.6] })
  const globe = isLit ? m.lamp : m.globe
  for (const [x, z] of lampsAt) put(mesh, streetLamp({ iron: m.iron, globe }), { at: [x, curb, z] })
  const barrel = { wood: m.oakWood, hoop: m.iron, leaf: m.shrub }
  for (const [index, x] of [-13.4, -8.3, -5.5, -1.4, 0.6, 5, 7, 11.4].entries()) {
    const petal = index % 2 ? m.petalBlue : m.petalRed
    put(mesh, barrelPlanter({ ...barrel, petal, seed: index }), { at: [x, curb, front + 2.95] })
  }
  // From the cornices of the shops to the oak.
  for (const [from, to] of [
    [
      [-7, 4.66, front + 0.22],
      [-4.6, 5.4, -0.6],
    ],
    [
      [-1.3, 5.16, front + 0.22],
      [-4.2, 5.6, -0.6],
    ],
    [
      [6.1, 7.38, front + 0.22],
      [-4, 5.6, -0.4],
    ],
    [
      [right - 0.06, 4.7, 0.8],
      [-4, 5.8, -0.2],
    ],
  ] as const) {
    const bulb = isLit ? m.lamp : m.globe
    stringLights(mesh, { from, to, sag: 0.9, bulbs: 14, wire: m.iron, bulb })
  }
}

/** Street lamps, and what falls out of the shop windows. */
export const squareLamps: readonly Lamp[] = [
  ...lampsAt.map(([x, z]): Lamp => ({
    position: [x, curb + streetLampLight, z],
    intensity: 4,
    ink: ink('#ffd38a'),
    softness: 0.5,
  })),
  ...[-10.1, -3.9, 2.6, 9.1].map((x): Lamp => ({
    position: [x, 2.2, front + 0.9],
    intensity: 2.6,
    ink: ink('#ffbe66'),
    softness: 0.8,
    castsShadow: false,
    reach: 6,
  })),
]
