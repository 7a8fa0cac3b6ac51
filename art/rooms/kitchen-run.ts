import {
  counter,
  counterDepth,
  counterHeight,
  farmSink,
  refrigerator,
  type CabinetStyle,
} from '../furniture/kitchen.ts'
import { range } from '../furniture/stove.ts'
import { box } from '../shapes/box.ts'
import { pieceOf, put } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface KitchenStyle extends CabinetStyle {
  enamel: Material
  refrigerator: Material
  iron: Material
  metal: Material
  basin: Material
  inBasin: Material
}

/** What stands along a wall: a piece, or so many metres of counter, with a sink at a place of it. */
export type Unit = 'range' | 'refrigerator' | { counter: number; sink?: number }

const widths = { range: 0.62, refrigerator: 0.68 } as const

/** A kitchen along a wall, from the origin along x. */
export function kitchenRun(style: KitchenStyle, units: readonly Unit[]): Mesh {
  return pieceOf((mesh) => {
    let x = 0
    for (const unit of units) {
      const width = typeof unit === 'string' ? widths[unit] : unit.counter
      const at = [x + width / 2, 0, 0] as const
      const { enamel, iron, metal } = style
      if (unit === 'range') put(mesh, range({ enamel, iron, metal }), { at })
      else if (unit === 'refrigerator') {
        put(mesh, refrigerator(style.refrigerator, metal), { at })
      } else addCounter(mesh, style, unit, x)
      x += width
    }
  })
}

function addCounter(
  mesh: Mesh,
  style: KitchenStyle,
  { counter: width, sink }: Exclude<Unit, string>,
  x: number,
): void {
  put(mesh, counter(style, width, Math.round(width / 0.46)), { at: [x, 0, 0] })
  if (sink === undefined) return
  const { basin, inBasin: inside, metal } = style
  put(mesh, farmSink({ basin, inside, metal }, 0.66), { at: [x + sink, 0, 0] })
}

/** Tiles over counters: each stretch from, to, and how high over the floor. */
export function backsplash(
  tiles: Material,
  stretches: readonly (readonly [from: number, to: number, top: number])[],
): Mesh {
  return pieceOf((mesh) => {
    for (const [from, to, top] of stretches) {
      box(mesh, [from, counterHeight, 0], [to, top, 0.014], tiles)
    }
  })
}

/** Cupboards on the wall over a counter, their tops 2.2 metres high. */
export function wallCupboards({ body, front, knob }: CabinetStyle, width: number): Mesh {
  const doors = Math.round(width / 0.42)
  const [low, high, depth] = [1.48, 2.2, counterDepth / 2]
  return pieceOf((mesh) => {
    box(mesh, [0, low, 0], [width, high, depth], body)
    for (let door = 0; door < doors; door += 1) {
      const [from, to] = [(door * width) / doors + 0.02, ((door + 1) * width) / doors - 0.02]
      box(mesh, [from, low + 0.02, depth], [to, high - 0.02, depth + 0.02], front)
      const edge = 0.06
      const panel = [from + edge, low + edge + 0.02, depth + 0.02] as const
      box(mesh, panel, [to - edge, high - edge - 0.02, depth + 0.024], body)
      const at = door % 2 ? from + 0.03 : to - 0.03
      box(
        mesh,
        [at - 0.012, low + 0.06, depth + 0.02],
        [at + 0.012, low + 0.1, depth + 0.045],
        knob,
      )
    }
  })
}
