import {
  ceilingFan,
  floorLamp,
  floorLampLight,
  tableLamp,
  tableLampLight,
} from '../../../furniture/lamps.ts'
import { sofa, stool } from '../../../furniture/seats.ts'
import { bookcase, bookPile } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { mug } from '../../../furniture/crockery.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, ladder, rug } from '../../../furniture/wall-things.ts'
import { curtain, curtainRod } from '../../../rooms/curtain.ts'
import { put } from '../../../shapes/put.ts'
import type { Vec3 } from '../../../core/vectors.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { frontWall, kneeWall, loft, sideWindow } from '../measures.ts'
import { bouquetStyle } from './bedroom.ts'
import { inside } from './inks.ts'

const sofaAt: Vec3 = [-kneeWall.at + 0.06, 0, -2.3]
const lampAt: Vec3 = [-2.36, 0, -3.36]
const cornerAt: Vec3 = [-2.48, 0, -1.2]

/** Where the lamps of the living corner give light. */
export const livingLight: readonly Vec3[] = [
  [lampAt[0], floorLampLight, lampAt[2]],
  [cornerAt[0], 0.5 + tableLampLight, cornerAt[2]],
]

/** A sofa under the slope, a chair by the window, a ladder to the loft. */
export function furnishLiving(mesh: Mesh, isLit: boolean): void {
  seat(mesh)
  light(mesh, isLit)
  dress(mesh)
  const middle = -2.5
  put(mesh, rug(inside.livingRug, [2.4, 1.8]), { at: [-1.2, 0, middle], turn: Math.PI / 2 })
  put(mesh, table({ wood: inside.wood, top: inside.oak }, [0.9, 0.42, 0.5]), {
    at: [-1.3, 0.014, middle],
    turn: Math.PI / 2,
  })
  put(mesh, bouquet(bouquetStyle(12)), { at: [-1.32, 0.435, middle - 0.15] })
  put(mesh, bookPile([inside.teal, inside.mustard], inside.paper), {
    at: [-1.28, 0.435, middle + 0.22],
    turn: 1.2,
  })
  put(mesh, mug(inside.clay, inside.coffee), { at: [-1.08, 0.435, middle + 0.05], turn: 0.8 })
  // Steep, so that it stands clear of the lamp.
  put(mesh, ladder(inside.wood, loft.height + 0.35, 0.38), { at: [-1.5, 0, loft.edge + 0.41] })
  put(mesh, ceilingFan({ blade: inside.wood, metal: inside.iron }, 3.75), { at: [0, 7, -2.4] })
}

function seat(mesh: Mesh): void {
  const { deepSage, sage, darkWood } = inside
  const two = sofa({
    seats: 2,
    cover: sage,
    side: deepSage,
    leg: darkWood,
    cushions: [inside.mustard, inside.purple, inside.clay],
  })
  put(mesh, two, { at: sofaAt, turn: Math.PI / 2 })
  const chair = { seats: 1, cover: inside.clay, side: inside.clay, leg: darkWood } as const
  put(mesh, sofa({ ...chair, cushions: [inside.cream] }), {
    at: [-1.62, 0, -1.16],
    turn: Math.PI - 0.45,
  })
}

function light(mesh: Mesh, isLit: boolean): void {
  put(mesh, floorLamp({ foot: inside.iron, shade: '#f4e3ba', isLit }), { at: lampAt })
  put(mesh, stool({ top: inside.oak, leg: inside.darkWood }, { height: 0.5, radius: 0.2 }), {
    at: cornerAt,
  })
  put(mesh, tableLamp({ foot: inside.teal, shade: '#f4e3ba', isLit }), {
    at: [cornerAt[0], 0.5, cornerAt[2]],
  })
}

function dress(mesh: Mesh): void {
  put(mesh, blanketBasket(inside.basket, [inside.cream, inside.mustard]), { at: [-0.85, 0, -1.2] })
  const covers = [
    inside.teal,
    inside.clay,
    inside.mustard,
    inside.deepSage,
    inside.purple,
    inside.cream,
  ]
  put(mesh, bookcase({ wood: inside.wood, back: inside.oak, covers }, { width: 1, height: 0.95 }), {
    at: [kneeWall.at - 0.03, 0, -3.2],
    turn: -Math.PI / 2,
  })
  const plant = { pot: inside.clay, leaf: inside.leaf, seed: 21, radius: 0.34 }
  put(mesh, housePlant(plant), { at: [2.5, 0, -2.1] })
  const at = frontWall.inner - 0.1
  const rodHeight = sideWindow.high + 0.07
  const cloth = {
    low: sideWindow.low - 0.01,
    high: rodHeight,
    at,
    facing: -1,
    cloth: inside.curtain,
  } as const
  for (const side of [-1, 1]) {
    const [from, to] = [
      side * sideWindow.at - sideWindow.half,
      side * sideWindow.at + sideWindow.half,
    ]
    curtain(mesh, { ...cloth, from: from - 0.07, to: from + 0.1 })
    curtain(mesh, { ...cloth, from: to - 0.1, to: to + 0.07 })
    curtainRod(mesh, [from - 0.08, rodHeight, at], [to + 0.08, rodHeight, at], inside.brass)
  }
}
