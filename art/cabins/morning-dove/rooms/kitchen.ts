import { pressPot } from '../../../furniture/coffee-makers.ts'
import { coffeeGrinder, jar } from '../../../furniture/coffee-things.ts'
import { fruitBowl, mug, plate } from '../../../furniture/crockery.ts'
import { counter, counterHeight } from '../../../furniture/kitchen.ts'
import { ladderBackChair } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { kettle } from '../../../furniture/stove.ts'
import { table } from '../../../furniture/tables.ts'
import { hungTowel } from '../../../furniture/towels.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { rug } from '../../../furniture/wall-things.ts'
import { backsplash, kitchenRun } from '../../../rooms/kitchen-run.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { flowers, inside } from './inks.ts'
import { great } from './plan.ts'

const { steel, iron, cream, white, oak, wood, darkWood, coffee, clay, leaf, dove, rose } = inside
const [left, back] = [great.x[0], great.z[0]]
const front = great.z[1]
const cabinets = { body: inside.deepDove, front: dove, top: inside.worktop, knob: steel }

/** Gray cabinets along the back wall, the sink below its window; a table for two. */
export function kitchenThings(): Arrangement {
  const style = {
    ...cabinets,
    enamel: white,
    refrigerator: inside.paleRose,
    iron,
    metal: steel,
    basin: white,
    inBasin: inside.basin,
  }
  const run = [{ counter: 1.75, sink: 0.97 }, 'range', 'refrigerator'] as const
  const chair = ladderBackChair({ wood: inside.trim, seat: inside.straw })
  const [x, z] = [0.15, -4.85]
  return [
    [kitchenRun(style, run), [left, 0, back]],
    [
      backsplash(inside.splash, [
        [0, 0.2, 1.5],
        [0.2, 1.75, 0.72],
        [1.75, 2.4, 1.5],
      ]),
      [left, 0, back],
    ],
    [wallShelf({ wood: oak, bracket: iron }, 0.62, 0.2), [1.12, 1.72, back + 0.01]],
    ...[inside.straw, rose, coffee].map(
      (filling, index) =>
        [jar(filling, oak, 0.9), [0.93 + index * 0.18, 1.72, back + 0.11]] as const,
    ),
    [kettle(rose, darkWood), [1.2, counterHeight + 0.03, back + 0.44], 0.5],
    [fruitBowl(cream, [inside.mustard, rose]), [-0.62, counterHeight, back + 0.34]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.11 }), [-0.42, 0.75, back - 0.05]],
    [
      housePlant({ pot: rose, leaf: inside.sageLeaf, seed: 8, radius: 0.1 }),
      [0.45, 0.75, back - 0.05],
    ],
    [hungTowel(cream, steel, { width: 0.26, drop: 0.34 }), [0.55, 0.62, back + 0.61]],
    [table({ wood: inside.trim, top: oak }, [0.95, 0.75, 0.8]), [x, 0, z]],
    [chair, [x - 0.05, 0, z - 0.62], 0.05],
    [chair, [x + 0.64, 0, z + 0.04], -Math.PI / 2],
    [bouquet(flowers(9)), [x - 0.2, 0.75, z - 0.14]],
    [plate(dove), [x - 0.12, 0.75, z + 0.18]],
    [plate(dove), [x + 0.24, 0.75, z - 0.04]],
    [rug(inside.rug, [1.9, 0.8]), [0.4, 0, back + 1.1]],
  ]
}

/** A counter below the window on the screened porch. */
export function coffeeThings(): Arrangement {
  const [from, to] = [1.05, 2.65]
  const y = 0.72
  const z = front - 0.3
  return [
    [counter(cabinets, to - from, 3), [to, y - counterHeight, front], Math.PI],
    [pressPot(steel, coffee, inside.glass), [1.78, y, z], Math.PI + 0.5],
    [mug(rose, coffee), [1.58, y, z - 0.1], 2.6],
    [mug(cream, coffee), [1.46, y, z + 0.04], 2.2],
    [kettle(dove, darkWood), [2.1, y, z + 0.06], 2.6],
    [coffeeGrinder(wood, iron), [2.36, y, z + 0.06], Math.PI + 0.3],
    [jar(coffee, oak, 1.05), [2.52, y, z - 0.1]],
    [bouquet(flowers(6)), [1.24, y, z + 0.1]],
  ]
}
