import { coffeeMachine } from '../../../furniture/coffee-makers.ts'
import { jar } from '../../../furniture/coffee-things.ts'
import { fruitBowl, mug, plate } from '../../../furniture/crockery.ts'
import { counter, counterHeight } from '../../../furniture/kitchen.ts'
import { pendant } from '../../../furniture/lamps.ts'
import { ladderBackChair } from '../../../furniture/seats.ts'
import { wallShelf } from '../../../furniture/shelf.ts'
import { kettle } from '../../../furniture/stove.ts'
import { table } from '../../../furniture/tables.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { framedPrint, rug } from '../../../furniture/wall-things.ts'
import { song } from '../../../materials/prints.ts'
import { backsplash, kitchenRun, wallCupboards } from '../../../rooms/kitchen-run.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { flowers, inside } from './inks.ts'
import { great } from './plan.ts'

const { brass, iron, cream, white, oak, wood, coffee, clay, leaf, sky, butter, rose } = inside
const quarter = Math.PI / 2
const [left, back] = [great.x[0], great.z[0]]
const cabinets = { body: inside.paleSky, front: sky, top: inside.worktop, knob: brass }

/** Sky-blue cabinets along the back wall, a yellow refrigerator, a table for two. */
export function kitchenThings(): Arrangement {
  const style = {
    ...cabinets,
    enamel: white,
    refrigerator: butter,
    iron,
    metal: brass,
    basin: white,
    inBasin: inside.basin,
  }
  const run = ['refrigerator', { counter: 1.32, sink: 0.57 }, 'range', { counter: 0.86 }] as const
  const chair = ladderBackChair({ wood: inside.trim, seat: inside.straw })
  const [x, z] = [2.15, -3.65]
  return [
    [kitchenRun(style, run), [left, 0, back]],
    [
      backsplash(inside.splash, [
        [0.68, 1.95, 0.8],
        [1.95, 3.5, 1.48],
      ]),
      [left, 0, back],
    ],
    [wallCupboards({ ...cabinets, body: inside.trim, front: cream }, 0.84), [left + 2.64, 0, back]],
    [kettle(rose, wood), [3.38, counterHeight + 0.03, back + 0.44], 0.5],
    [jar(coffee, oak, 1), [3.72, counterHeight, back + 0.25]],
    [jar(inside.straw, oak, 0.85), [3.9, counterHeight, back + 0.3]],
    [fruitBowl(cream, [inside.red, butter]), [4.18, counterHeight, back + 0.34]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.11 }), [1.8, 0.8, back - 0.05]],
    [
      housePlant({ pot: rose, leaf: inside.sageLeaf, seed: 8, radius: 0.1 }),
      [2.6, 0.8, back - 0.05],
    ],
    [table({ wood: inside.trim, top: oak }, [0.9, 0.75, 0.8]), [x, 0, z]],
    [chair, [x - 0.6, 0, z - 0.1], quarter],
    [chair, [x + 0.62, 0, z + 0.05], -quarter],
    [bouquet(flowers(9)), [x, 0.75, z - 0.16]],
    [plate(inside.paleSky), [x - 0.24, 0.75, z + 0.12]],
    [plate(inside.paleSky), [x + 0.24, 0.75, z + 0.12]],
    [rug(inside.rug, [1.9, 0.8]), [2.5, 0, back + 1.1]],
    [pendant({ foot: iron, shade: '#d8452f', isLit: false }, 0.35), [x, 2.42, z]],
  ]
}

const dresser = { from: -1.35, width: 1.5 } as const

/** A dresser with the coffee machine, cups on two shelves over it. */
export function coffeeThings(): Arrangement {
  const { from, width } = dresser
  const middle = from - width / 2
  const along = (share: number) => from - share * width
  const top = 0.86
  const shelf = wallShelf({ wood: oak, bracket: iron }, 1.3, 0.2)
  const cups = [sky, cream, rose, butter, inside.paleSky, white]
  return [
    [counter(cabinets, width, 3), [left, top - counterHeight, from], quarter],
    [shelf, [left, 1.42, middle], quarter],
    [shelf, [left, 1.8, middle], quarter],
    ...cups.map(
      (cup, index) =>
        [mug(cup, coffee), [left + 0.11, 1.42, along(0.16 + index * 0.13)], 0.5] as const,
    ),
    ...[coffee, inside.straw, cream].map(
      (filling, index) =>
        [jar(filling, oak, 0.9), [left + 0.11, 1.8, along(0.2 + index * 0.15)]] as const,
    ),
    [housePlant({ pot: clay, leaf, seed: 12, radius: 0.12 }), [left + 0.11, 1.8, along(0.8)]],
    [coffeeMachine(inside.red, inside.steel, coffee), [left + 0.3, top, along(0.42)], quarter],
    [mug(sky, coffee), [left + 0.42, top, along(0.6)], 1.2],
    [mug(butter, coffee), [left + 0.3, top, along(0.68)], 1.8],
    [plate(rose, 0.1), [left + 0.46, top, along(0.76)]],
    [bouquet(flowers(6)), [left + 0.28, top, along(0.16)]],
    [framedPrint(song, wood, [0.36, 0.46]), [left, 1.6, along(1.16)], quarter],
  ]
}
