import { coffeeGrinder, jar } from '../../../furniture/coffee-things.ts'
import { pourOver } from '../../../furniture/coffee-makers.ts'
import { fruitBowl, mug, plate } from '../../../furniture/crockery.ts'
import { counter, counterHeight, refrigerator } from '../../../furniture/kitchen.ts'
import { ladderBackChair } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { kettle } from '../../../furniture/stove.ts'
import { table } from '../../../furniture/tables.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { framedPrint, rug } from '../../../furniture/wall-things.ts'
import { blossom } from '../../../materials/prints.ts'
import { backsplash, kitchenRun } from '../../../rooms/kitchen-run.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { flowers, inside } from './inks.ts'
import { kitchen } from './plan.ts'

const { brass, iron, cream, white, oak, wood, darkWood, coffee, clay, leaf, turquoise } = inside
const quarter = Math.PI / 2
const [back, front] = kitchen.z
const right = kitchen.x[1]
const cabinets = { body: inside.deepTurquoise, front: turquoise, top: inside.worktop, knob: brass }

/** Turquoise cabinets along the right wall, the sink below its window; a table for two. */
export function kitchenThings(): Arrangement {
  const style = {
    ...cabinets,
    enamel: cream,
    refrigerator: cream,
    iron,
    metal: brass,
    basin: white,
    inBasin: inside.basin,
  }
  const chair = ladderBackChair({ wood: darkWood, seat: inside.straw })
  const [x, z] = [0.95, -2.65]
  const run = [{ counter: 1.86, sink: 0.9 }, 'range', { counter: 0.45 }] as const
  return [
    [kitchenRun(style, run), [right, 0, back], -quarter],
    [refrigerator(inside.rose, inside.steel), [2.2, 0, back]],
    [
      backsplash(inside.splash, [
        [0, 0.24, 1.5],
        [0.24, 1.56, 0.8],
        [1.56, 2.93, 1.5],
      ]),
      [right, 0, back],
      -quarter,
    ],
    [kettle(inside.red, darkWood), [right - 0.44, counterHeight + 0.03, back + 2.02], 2],
    [wallShelf({ wood, bracket: iron }, 1.1), [right, 1.72, back + 2.25], -quarter],
    ...[inside.adobe, inside.straw, coffee, cream].map(
      (filling, index) =>
        [jar(filling, oak, 0.9), [right - 0.13, 1.72, back + 1.85 + index * 0.19]] as const,
    ),
    [fruitBowl(cream, [inside.mustard, inside.red]), [right - 0.34, counterHeight, back + 1.6]],
    [
      housePlant({ pot: clay, leaf, seed: 3, radius: 0.11 }),
      [right - 0.2, counterHeight, back + 0.2],
    ],
    [table({ wood, top: oak }, [0.9, 0.75, 0.78]), [x, 0, z]],
    [chair, [x - 0.15, 0, z - 0.62], 0.1],
    [chair, [x + 0.62, 0, z + 0.1], -quarter - 0.2],
    [bouquet(flowers(9)), [x - 0.12, 0.75, z - 0.14]],
    [plate(turquoise), [x + 0.2, 0.75, z + 0.16]],
    [plate(turquoise), [x - 0.16, 0.75, z + 0.14]],
    [rug(inside.runner, [2.2, 0.9]), [2.1, 0, back + 1.5], quarter],
    [framedPrint(blossom, darkWood, [0.55, 0.74]), [0.85, 1.72, back + 0.01]],
  ]
}

/** A counter below the front window, with the porch in view. */
export function coffeeThings(): Arrangement {
  const [from, to] = [1.2, right - 0.02]
  const y = 0.76
  const z = front - 0.3
  return [
    [counter(cabinets, to - from, 4), [to, y - counterHeight, front], Math.PI],
    [pourOver(inside.glass, coffee, wood, inside.paper), [2.06, y, z]],
    [kettle(inside.rose, darkWood), [2.3, y, z + 0.06], 2.4],
    [mug(turquoise, coffee), [1.84, y, z - 0.1], 2.6],
    [mug(inside.rose, coffee), [1.72, y, z + 0.02], 2.2],
    [coffeeGrinder(wood, iron), [1.52, y, z + 0.06], Math.PI + 0.3],
    [jar(coffee, oak, 1.05), [2.44, y, z + 0.14]],
    [jar(inside.straw, oak, 0.8), [2.48, y, z - 0.06]],
    [housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 4, radius: 0.11 }), [1.34, y, z + 0.14]],
  ]
}
