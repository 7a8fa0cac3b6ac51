import { coffeeGrinder, jar, percolator } from '../../../furniture/coffee-things.ts'
import { fruitBowl, mug, plate } from '../../../furniture/crockery.ts'
import { counterHeight } from '../../../furniture/kitchen.ts'
import { ladderBackChair } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { hungTowel } from '../../../furniture/towels.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { rug } from '../../../furniture/wall-things.ts'
import { kitchenRun } from '../../../rooms/kitchen-run.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { inside } from './inks.ts'
import { great } from './plan.ts'

const { brass, iron, cream, white, oak, wood, darkWood, coffee, clay, leaf, navy, rust } = inside
const [left, back] = [great.x[0], great.z[0]]

/** Navy cabinets along the stone of the back wall; a table for two before them. */
export function kitchenThings(): Arrangement {
  const style = {
    body: inside.deepNavy,
    front: navy,
    top: inside.worktop,
    knob: brass,
    enamel: cream,
    refrigerator: rust,
    iron,
    metal: brass,
    basin: white,
    inBasin: inside.basin,
  }
  const run = ['refrigerator', { counter: 0.5 }, 'range', { counter: 1.78, sink: 0.8 }] as const
  const chair = ladderBackChair({ wood: darkWood, seat: inside.straw })
  const [x, z] = [-0.75, -3.75]
  return [
    [kitchenRun(style, run), [left, 0, back]],
    [wallShelf({ wood: darkWood, bracket: iron }, 1.5, 0.22), [-1.96, 1.58, back + 0.01]],
    ...[coffee, inside.straw, rust, cream].map(
      (filling, index) =>
        [jar(filling, oak, 0.9), [-2.58 + index * 0.17, 1.58, back + 0.12]] as const,
    ),
    ...[navy, cream, rust, inside.gold].map(
      (cup, index) =>
        [mug(cup, coffee), [-1.82 + index * 0.16, 1.58, back + 0.13], 0.4 + index * 0.3] as const,
    ),
    [
      percolator({ body: inside.enamel, handle: iron, knob: white }),
      [-1.66, counterHeight + 0.03, back + 0.2],
      0.3,
    ],
    [coffeeGrinder(wood, iron), [-2.18, counterHeight, back + 0.3], 0.3],
    [mug(inside.enamel, coffee), [-2.02, counterHeight, back + 0.46], 0.5],
    [mug(cream, coffee), [-1.18, counterHeight, back + 0.4], 0.8],
    [fruitBowl(cream, [inside.gold, rust]), [0.2, counterHeight, back + 0.34]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.11 }), [-0.9, 0.9, back - 0.08]],
    [
      housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 8, radius: 0.1 }),
      [-0.15, 0.9, back - 0.08],
    ],
    [hungTowel(cream, brass, { width: 0.26, drop: 0.34 }), [-0.1, 0.62, back + 0.61]],
    [table({ wood, top: oak }, [0.95, 0.75, 0.78]), [x, 0, z]],
    [chair, [x - 0.62, 0, z - 0.05], Math.PI / 2],
    [chair, [x + 0.1, 0, z - 0.62], 0.15],
    [plate(navy), [x - 0.24, 0.75, z + 0.08]],
    [plate(navy), [x + 0.2, 0.75, z - 0.1]],
    [jar(inside.gold, oak, 0.7), [x + 0.02, 0.75, z + 0.06]],
    [rug(inside.runner, [2, 0.84]), [-1.2, 0, back + 1.05]],
  ]
}
