import { jar } from '../../../furniture/coffee-things.ts'
import { fruitBowl, mug, plate } from '../../../furniture/crockery.ts'
import { counter, counterHeight, farmSink, refrigerator } from '../../../furniture/kitchen.ts'
import { pendant } from '../../../furniture/lamps.ts'
import { ladderBackChair } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { kettle, range } from '../../../furniture/stove.ts'
import { table } from '../../../furniture/tables.ts'
import { hungTowel } from '../../../furniture/towels.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { framedPrint, rug } from '../../../furniture/wall-things.ts'
import { hills, sage } from '../../../materials/prints.ts'
import { box } from '../../../shapes/box.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { backWall, bath, sinkWindow } from '../measures.ts'
import { bouquetStyle } from './bedroom.ts'
import { inside } from './inks.ts'

const wall = backWall.inner
const [fridgeAt, rangeAt, counterFrom, counterTo] = [0.06, 0.71, 1.03, 2.9]
const sinkAt = (sinkWindow.from + sinkWindow.to) / 2
const pendantAt = [0.75, 2.4, -6.1] as const

/** The kitchen under the loft, its sink below the back window. */
export function furnishKitchen(mesh: Mesh): void {
  fit(mesh)
  dress(mesh)
  layTable(mesh)
}

function fit(mesh: Mesh): void {
  const cabinets = {
    body: inside.deepSage,
    front: inside.sage,
    top: inside.worktop,
    knob: inside.brass,
  }
  const { white, iron, brass, cream } = inside
  put(mesh, refrigerator(inside.cream, inside.steel), { at: [fridgeAt, 0, wall] })
  put(mesh, range({ enamel: cream, iron, metal: brass }), { at: [rangeAt, 0, wall] })
  put(mesh, counter(cabinets, counterTo - counterFrom, 4), { at: [counterFrom, 0, wall] })
  put(mesh, farmSink({ basin: white, inside: inside.basin, metal: brass }, 0.7), {
    at: [sinkAt, 0, wall],
  })
  const { from, to, sill } = sinkWindow
  const splash = (left: number, right: number, top: number) =>
    box(mesh, [left, counterHeight, wall], [right, top, wall + 0.012], inside.backsplash)
  splash(0.4, from - 0.08, 1.5)
  splash(from - 0.08, to + 0.08, sill - 0.08)
  splash(to + 0.08, 2.72, 1.5)
}

function dress(mesh: Mesh): void {
  const top = counterHeight
  const shelf = wallShelf({ wood: inside.wood, bracket: inside.iron }, 0.6)
  put(mesh, shelf, { at: [0.6, 1.66, wall] })
  const fillings = [inside.coffee, inside.straw, inside.clay] as const
  for (const [index, filling] of fillings.entries()) {
    put(mesh, jar(filling, inside.oak, 0.9), { at: [0.4 + index * 0.17, 1.66, wall + 0.13] })
  }
  put(mesh, kettle(inside.red, inside.darkWood), {
    at: [rangeAt + 0.14, top + 0.03, wall + 0.44],
    turn: 0.5,
  })
  const herb = { pot: inside.clay, leaf: inside.leaf, radius: 0.1 }
  put(mesh, housePlant({ ...herb, seed: 3 }), {
    at: [alongSill(0.17), sinkWindow.sill, wall - 0.05],
  })
  put(mesh, housePlant({ ...herb, leaf: inside.sageLeaf, seed: 8 }), {
    at: [alongSill(0.82), sinkWindow.sill, wall - 0.05],
  })
  put(mesh, fruitBowl(inside.cream, [inside.peach, inside.ripePeach]), {
    at: [2.28, top, wall + 0.36],
  })
  put(mesh, jar(inside.white, inside.oak, 1.1), { at: [2.62, top, wall + 0.25] })
  put(mesh, hungTowel(inside.stripes, inside.brass, { width: 0.26, drop: 0.34 }), {
    at: [2.2, 0.62, wall + 0.61],
  })
  put(mesh, rug(inside.kitchenRug, [1.9, 0.75]), { at: [1.5, 0, wall + 1.15] })
  put(mesh, framedPrint(hills, inside.darkWood, [0.62, 0.78]), {
    at: [bath.right + 0.05, 1.62, -6.7],
    turn: Math.PI / 2,
  })
  put(mesh, framedPrint(sage, inside.oak, [0.4, 0.54]), {
    at: [bath.right + 0.05, 1.66, -7.4],
    turn: Math.PI / 2,
  })
  put(mesh, pendant({ foot: inside.iron, shade: '#b4473a', isLit: false }, 0.3), {
    at: [...pendantAt],
  })
}

/** A place along the sink's window, from 0 to 1. */
function alongSill(share: number): number {
  return sinkWindow.from + (sinkWindow.to - sinkWindow.from) * share
}

function layTable(mesh: Mesh): void {
  const [x, z] = [0.75, -6.1]
  put(mesh, table({ wood: inside.wood, top: inside.oak }, [0.95, 0.75, 0.8]), { at: [x, 0, z] })
  const chair = ladderBackChair({ wood: inside.darkWood, seat: inside.straw })
  put(mesh, chair, { at: [x - 0.56, 0, z - 0.12], turn: Math.PI / 2 - 0.1 })
  put(mesh, chair, { at: [x + 0.1, 0, z - 0.6], turn: 0.15 })
  put(mesh, bouquet(bouquetStyle(9)), { at: [x - 0.05, 0.75, z - 0.12] })
  for (const side of [-1, 1]) {
    put(mesh, plate(inside.white), { at: [x + side * 0.27, 0.75, z + 0.1] })
  }
  put(mesh, mug(inside.teal, inside.coffee), { at: [x + 0.1, 0.75, z + 0.24], turn: 0.6 })
}
