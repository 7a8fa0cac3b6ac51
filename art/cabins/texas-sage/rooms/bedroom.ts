import { bed } from '../../../furniture/bed.ts'
import { tableLamp, tableLampLight } from '../../../furniture/lamps.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { nightstand } from '../../../furniture/tables.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, rug, strawHat } from '../../../furniture/wall-things.ts'
import { put } from '../../../shapes/put.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { backWall, loft } from '../measures.ts'
import { inside } from './inks.ts'

const wall = backWall.inner + 0.06
const lampPlaces: readonly Vec3[] = [-1.18, 1.18].map((x) => [x, loft.height + 0.6, wall + 0.2])

/** Where the lamps by the bed give light. */
export const bedsideLight: readonly Vec3[] = lampPlaces.map(([x, y, z]) => [
  x,
  y + tableLampLight,
  z,
])

/** The loft under the ridge, its bed below the back window. */
export function furnishBedroom(mesh: Mesh): void {
  const { wood, darkWood, white, quilt, throw: blanket, sage, purple } = inside
  const y = loft.height
  const cushions = [sage, sage, purple] as const
  const style = { wood, darkWood, sheet: white, quilt, throw: blanket, cushions }
  put(mesh, bed({ ...style, headboard: 'boards' }), { at: [0, y, wall] })
  for (const x of [-1.18, 1.18]) {
    put(mesh, nightstand({ wood, top: darkWood, knob: inside.brass }), { at: [x, y, wall] })
  }
  for (const at of lampPlaces) {
    put(mesh, tableLamp({ foot: inside.teal, shade: '#f4e3ba', isLit: true }), { at })
  }
  put(mesh, bookPile([inside.clay, inside.deepSage], inside.paper), {
    at: [1.1, y + 0.6, wall + 0.32],
    turn: 0.2,
  })
  put(mesh, bouquet(bouquetStyle(4)), { at: [-1.07, y + 0.6, wall + 0.34] })
  put(mesh, rug(inside.bedRug, [3, 1.5]), { at: [0, y, wall + 1.5] })
  put(mesh, strawHat(inside.straw, inside.clay), { at: [0.38, y + 0.72, wall + 1.42] })
  put(mesh, blanketBasket(inside.basket, [inside.cream, inside.lilac]), {
    at: [-1.5, y, wall + 1.55],
  })
  const plant = { pot: inside.clay, leaf: inside.leaf, seed: 5, radius: 0.3 }
  put(mesh, housePlant(plant), { at: [1.5, y, wall + 1.02] })
}

/** Bluebonnets and paintbrush in a white pitcher. */
export function bouquetStyle(seed: number) {
  return {
    vase: inside.white,
    stem: inside.stem,
    petal: inside.bluebonnet,
    tip: inside.bluebonnetTip,
    other: inside.clay,
    seed,
  }
}
