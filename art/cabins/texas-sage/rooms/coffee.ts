import { coffeeGrinder, jar, percolator } from '../../../furniture/coffee-things.ts'
import { mug } from '../../../furniture/crockery.ts'
import { counter, counterHeight } from '../../../furniture/kitchen.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { box } from '../../../shapes/box.ts'
import { put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { frontWall } from '../measures.ts'
import { bouquetStyle } from './bedroom.ts'
import { inside } from './inks.ts'

const wall = frontWall.inner
const [from, to] = [1.22, 2.86]
/** Lower than a kitchen's: the sill is right above it. */
const lowered = counterHeight - 0.82

/** Coffee by the front window, with the meadow in view. */
export function furnishCoffee(mesh: Mesh): void {
  const cabinets = { body: inside.red, front: inside.clay, top: inside.worktop, knob: inside.brass }
  put(mesh, counter(cabinets, to - from, 3), { at: [to, -lowered, wall], turn: Math.PI })
  const y = 0.82
  const z = wall - 0.3
  box(mesh, [1.42, y, z - 0.17], [2.02, y + 0.018, z + 0.15], inside.darkWood)
  const top = y + 0.018
  put(mesh, percolator({ body: inside.enamel, handle: inside.iron, knob: inside.white }), {
    at: [1.86, top, z],
    turn: Math.PI - 0.3,
  })
  put(mesh, mug(inside.enamel, inside.coffee), { at: [1.62, top, z - 0.08], turn: 2.6 })
  put(mesh, mug(inside.cream, inside.coffee), { at: [1.52, top, z + 0.05], turn: 2.2 })
  put(mesh, coffeeGrinder(inside.wood, inside.iron), {
    at: [2.2, y, z + 0.05],
    turn: Math.PI + 0.3,
  })
  put(mesh, jar(inside.coffee, inside.oak, 1.1), { at: [2.42, y, z + 0.12] })
  put(mesh, jar(inside.straw, inside.oak, 0.85), { at: [2.57, y, z + 0.02] })
  put(mesh, bouquet(bouquetStyle(6)), { at: [2.72, y, z + 0.12] })
  put(mesh, housePlant({ pot: inside.mustard, leaf: inside.sageLeaf, seed: 4, radius: 0.11 }), {
    at: [1.34, y, z + 0.14],
  })
  put(mesh, bookPile([inside.purple, inside.teal], inside.paper), {
    at: [2.32, y, z - 0.16],
    turn: 0.4,
  })
}
