import { coffeeGrinder, jar, percolator } from '../../../furniture/coffee-things.ts'
import { fruitBowl, mug, plate } from '../../../furniture/crockery.ts'
import { counterHeight } from '../../../furniture/kitchen.ts'
import { pendant } from '../../../furniture/lamps.ts'
import { ladderBackChair } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { rug } from '../../../furniture/wall-things.ts'
import { backsplash, kitchenRun } from '../../../rooms/kitchen-run.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { flowers, inside } from './inks.ts'
import { great } from './plan.ts'

const { brass, iron, cream, white, oak, wood, darkWood, coffee, clay, leaf, green, purple, red } =
  inside
const [left, back] = [great.x[0], great.z[0]]

/** Green cabinets along the logs of the back wall, the sink below the window. */
export function kitchenThings(): Arrangement {
  const style = {
    body: inside.deepGreen,
    front: green,
    top: inside.worktop,
    knob: brass,
    enamel: cream,
    refrigerator: cream,
    iron,
    metal: brass,
    basin: white,
    inBasin: inside.basin,
  }
  const run = ['refrigerator', { counter: 1.92, sink: 1.27 }, 'range', { counter: 0.7 }] as const
  return [
    [kitchenRun(style, run), [left, 0, back]],
    [
      backsplash(inside.splash, [
        [0.68, 1.2, 1.45],
        [1.2, 2.7, 0.8],
        [2.7, 3.95, 1.45],
      ]),
      [left, 0, back],
    ],
    [wallShelf({ wood, bracket: iron }, 1.05, 0.22), [5.3, 1.62, back + 0.01]],
    ...[coffee, inside.straw, red, cream].map(
      (filling, index) =>
        [jar(filling, oak, 0.9), [4.95 + index * 0.18, 1.62, back + 0.12]] as const,
    ),
    [housePlant({ pot: clay, leaf, seed: 12, radius: 0.11 }), [5.7, 1.62, back + 0.13]],
    [
      percolator({ body: inside.enamel, handle: iron, knob: white }),
      [4.66, counterHeight + 0.03, back + 0.44],
      0.3,
    ],
    [coffeeGrinder(wood, iron), [5.28, counterHeight, back + 0.24], 0.3],
    ...[purple, cream, green, red].map(
      (cup, index) =>
        [
          mug(cup, coffee),
          [5.26 + index * 0.13, counterHeight, back + 0.44 - 0.05 * (index % 2)],
          0.5,
        ] as const,
    ),
    [fruitBowl(cream, [inside.gold, red]), [2.85, counterHeight, back + 0.34]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.11 }), [3.4, 0.8, back - 0.06]],
    [
      housePlant({ pot: purple, leaf: inside.sageLeaf, seed: 8, radius: 0.1 }),
      [4.28, counterHeight, back + 0.13],
    ],
    [rug(inside.runner, [2, 0.84]), [4, 0, back + 1.05]],
    ...tableForFour(),
  ]
}

function tableForFour(): Arrangement {
  const [x, z] = [2.95, -3.5]
  const chair = ladderBackChair({ wood: darkWood, seat: inside.straw })
  const places = [-0.4, 0.4].flatMap((along) => [-1, 1].map((side) => [along, side] as const))
  return [
    [table({ wood, top: oak }, [1.6, 0.75, 0.85]), [x, 0, z]],
    ...places.flatMap(([along, side]): Arrangement => [
      [chair, [x + along, 0, z + side * 0.62], side > 0 ? Math.PI : 0],
      [plate(side > 0 ? green : purple), [x + along, 0.75, z + side * 0.24]],
    ]),
    [bouquet(flowers(9)), [x, 0.75, z]],
    [pendant({ foot: iron, shade: '#4d7263', isLit: false }, 0.45), [x, 2.6, z]],
  ]
}
