import { mug } from '../../../furniture/crockery.ts'
import { floorLamp, floorLampLight, tableLamp, tableLampLight } from '../../../furniture/lamps.ts'
import { sofa, stool } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, rug } from '../../../furniture/wall-things.ts'
import type { Lamp } from '../../../render/mood.ts'
import { fillIn, lampIn } from '../../../rooms/lamplight.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { floor } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { living } from './plan.ts'

const { wood, darkWood, oak, turquoise, rose, mustard, cream, clay, leaf, coffee } = inside
const quarter = Math.PI / 2
const left = living.x[0]
const front = living.z[1]
const [floorLampAt, tableLampAt] = [
  [-3.0, 0, -2.72],
  [-2.98, 0, -0.42],
] as const

/** The lamps at both ends of the sofa. */
export const livingLamps: readonly Lamp[] = [
  lampIn([floorLampAt[0], floor + floorLampLight, floorLampAt[2]], 2.4),
  lampIn([tableLampAt[0], floor + 0.5 + tableLampLight, tableLampAt[2]], 1.6),
  fillIn([-1.2, floor + 2.1, -2], 1.4),
]

/** A sofa below the windows of the tall corner. */
export function livingThings(isLit: boolean): Arrangement {
  const lamp = { shade: '#f4e3ba', isLit }
  const cushions = [mustard, rose, turquoise]
  const [x, z] = [-1.75, -1.55]
  return [
    [
      sofa({ seats: 2, cover: inside.adobe, side: inside.red, leg: darkWood, cushions }),
      [left + 0.06, 0, -1.55],
      quarter,
    ],
    [
      sofa({ seats: 1, cover: turquoise, side: turquoise, leg: darkWood, cushions: [cream] }),
      [-0.75, 0, front - 0.3],
      Math.PI + 0.3,
    ],
    [floorLamp({ foot: inside.iron, ...lamp }), [...floorLampAt]],
    [stool({ top: oak, leg: darkWood }, { height: 0.5, radius: 0.2 }), [...tableLampAt]],
    [tableLamp({ foot: turquoise, ...lamp }), [tableLampAt[0], 0.5, tableLampAt[2]]],
    [rug(inside.serape, [2.3, 1.7]), [-1.75, 0, z], quarter],
    [table({ wood, top: oak }, [0.95, 0.42, 0.5]), [x, 0.014, z], quarter],
    [bouquet(flowers(12)), [x, 0.435, z - 0.22]],
    [bookPile([turquoise, mustard], inside.paper), [x, 0.435, z + 0.22], 1.2],
    [mug(clay, coffee), [x + 0.16, 0.435, z + 0.02], 0.8],
    [
      housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 21, radius: 0.36 }),
      [-2.1, 0, front - 0.34],
    ],
    [blanketBasket(inside.basket, [cream, rose]), [-1.55, 0, front - 0.3]],
    [housePlant({ pot: clay, leaf, seed: 2, radius: 0.12 }), [-1.9, 0.8, front + 0.04]],
  ]
}
