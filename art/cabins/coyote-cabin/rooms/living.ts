import { mug } from '../../../furniture/crockery.ts'
import { fireplace, fireLightAt, mantelHeight } from '../../../furniture/hearth.ts'
import { ceilingFan, floorLamp, floorLampLight } from '../../../furniture/lamps.ts'
import { television } from '../../../furniture/music.ts'
import { sofa } from '../../../furniture/seats.ts'
import { bookcase, bookPile } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, rug } from '../../../furniture/wall-things.ts'
import type { Lamp } from '../../../render/mood.ts'
import { fillIn, hearthLight, lampIn } from '../../../rooms/lamplight.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { floor } from '../measures.ts'
import { inside } from './inks.ts'
import { great } from './plan.ts'

const { wood, darkWood, oak, navy, rust, gold, cream, clay, coffee, iron } = inside
const quarter = Math.PI / 2
const [left, front] = [great.x[0], great.z[1]]
/** Before the chimney outside. */
const hearthAt = -3.05
const lampAt = [-2.75, 0, -0.85] as const

export const livingLamps: readonly Lamp[] = [
  lampIn([lampAt[0], floor + floorLampLight, lampAt[2]], 2),
  // Close to the fire: further out it would throw the shadow of mantel and television up the wall.
  hearthLight([left + 0.74, floor + fireLightAt[1], hearthAt]),
  fillIn([-0.9, floor + 2, -2.4], 1.5),
]

/** Deep chairs around the hearth of the great chimney. */
export function livingThings(isLit: boolean): Arrangement {
  const { stone, hearth, soot, log, basket } = inside
  const mantel = { mantel: inside.beam, isBurning: isLit, top: 2.5, width: 1.75 }
  const covers = [navy, rust, gold, cream, inside.teal]
  const [x, z] = [-1.45, -2.15]
  return [
    [fireplace({ stone, hearth, soot, log, ...mantel }), [left, 0, hearthAt], quarter],
    [television(iron, inside.deepNavy, 0.95), [left + 0.46, mantelHeight, hearthAt], quarter],
    [
      sofa({
        seats: 2,
        cover: navy,
        side: inside.deepNavy,
        leg: darkWood,
        cushions: [rust, cream, gold],
      }),
      [-1.5, 0, front - 0.08],
      Math.PI,
    ],
    [floorLamp({ foot: iron, shade: '#f4e3ba', isLit }), [...lampAt]],
    [
      bookcase({ wood: darkWood, back: wood, covers }, { width: 0.7, height: 0.82, shelves: 2 }),
      [left, 0, -1.72],
      quarter,
    ],
    [
      housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 4, radius: 0.16 }),
      [left + 0.15, 0.82, -1.82],
    ],
    [rug(inside.rug, [2.5, 1.9]), [-1.35, 0, z], 0],
    [table({ wood: darkWood, top: oak }, [0.95, 0.42, 0.5]), [x, 0.014, z]],
    [bookPile([rust, gold], inside.paper), [x - 0.22, 0.435, z], 0.4],
    [mug(inside.enamel, coffee), [x + 0.2, 0.435, z + 0.06], 0.8],
    [mug(cream, coffee), [x + 0.08, 0.435, z - 0.12], 2],
    [blanketBasket(basket, [cream, rust]), [-2.5, 0, -4.15]],
    [ceilingFan({ blade: darkWood, metal: iron }, 0.3), [-1.2, 2.5, -2.3]],
  ]
}
