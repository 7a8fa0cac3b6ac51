import { mug } from '../../../furniture/crockery.ts'
import { woodStove } from '../../../furniture/hearth.ts'
import { ceilingFan, floorLamp, floorLampLight } from '../../../furniture/lamps.ts'
import { sofa } from '../../../furniture/seats.ts'
import { bookcase, bookPile } from '../../../furniture/shelf.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug } from '../../../furniture/wall-things.ts'
import { windowSeat, windowSeatHeight } from '../../../furniture/window-seat.ts'
import { feathers } from '../../../materials/prints.ts'
import type { Lamp } from '../../../render/mood.ts'
import { lampIn } from '../../../rooms/lamplight.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import { floor } from '../measures.ts'
import { inside } from './inks.ts'
import { great } from './plan.ts'

const { wood, darkWood, dove, rose, cream, iron, coffee, clay, leaf, trim } = inside
const quarter = Math.PI / 2
const [right, back] = [great.x[1], great.z[0]]
const lampAt = [4, 0, -3.4] as const
const covers = [
  rose,
  dove,
  inside.sand,
  inside.deepDove,
  inside.teal,
  cream,
  inside.mustard,
] as const

export const livingLamps: readonly Lamp[] = [
  lampIn([lampAt[0], floor + floorLampLight, lampAt[2]], 0.22),
]

/** The window seat at the right end, an iron stove, shelves of books. */
export function livingThings(isLit: boolean): Arrangement {
  const mat = inside.paleRose
  const seat = { width: 2.3, wood: trim, shade: inside.grayWall, mat, covers }
  return [
    [
      windowSeat({ ...seat, cushions: [rose, dove, inside.sand, cream] }),
      [right, 0, -4.95],
      -quarter,
    ],
    [bookPile([rose, dove], inside.paper), [right - 0.32, windowSeatHeight, -4.75], 0.5],
    [mug(cream, coffee), [right - 0.34, windowSeatHeight, -5.2], 2.4],
    [floorLamp({ foot: iron, shade: '#f4e3ba', isLit }), [...lampAt]],
    [hearthSlab(), [2.9, 0, back + 0.05]],
    [woodStove(iron, false, 2.5), [2.9, 0.05, back + 0.3]],
    [
      bookcase(
        { wood: trim, back: inside.grayWall, covers },
        { width: 0.84, height: 1.7, shelves: 5, seed: 4 },
      ),
      [3.86, 0, back],
    ],
    [housePlant({ pot: clay, leaf, seed: 21, radius: 0.2 }), [3.86, 1.7, back + 0.16]],
    [
      sofa({ seats: 1, cover: dove, side: inside.deepDove, leg: darkWood, cushions: [rose] }),
      [3.4, 0, -3.25],
      Math.PI + 0.75,
    ],
    [rug(inside.rug, [2.3, 1.7]), [3, 0, -4.7]],
    [blanketBasket(inside.basket, [cream, rose]), [2.15, 0, back + 0.4]],
    [framedPrint(feathers, wood, [0.5, 0.62]), [2.25, 1.6, back + 0.01]],
    [ceilingFan({ blade: wood, metal: iron }, 0.28), [2.7, 2.5, -4.7]],
  ]
}

function hearthSlab() {
  return pieceOf((mesh) => box(mesh, [-0.55, 0, 0], [0.55, 0.05, 1.05], inside.splash))
}
