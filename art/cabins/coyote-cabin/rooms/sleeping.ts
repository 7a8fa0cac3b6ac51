import { jar } from '../../../furniture/coffee-things.ts'
import { stool } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { clawfootTub, tubTap } from '../../../furniture/tub.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug } from '../../../furniture/wall-things.ts'
import { moonrise } from '../../../materials/prints.ts'
import { nightstandHeight, sleeping } from '../../../rooms/sleeping.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import { howl } from './howl.ts'
import { inside } from './inks.ts'
import { bath, bedroom } from './plan.ts'

const { wood, darkWood, white, brass, navy, rust, gold, cream, oak, clay, copper } = inside
const quarter = Math.PI / 2

/** Where the bed stands, and how far to each side its lamps are. */
export const bedAt = [1.84, 0, bedroom.z[0] + 0.05] as const
export const lampsAside = 1

/** A queen bed with a quilt of stars under a coyote and the moon. */
export function bedroomThings(): Arrangement {
  const [x, , z] = bedAt
  const style = { wood, darkWood, sheet: white, quilt: inside.quilt, throw: inside.throw }
  const cushions = [navy, navy, rust] as const
  return [
    [
      sleeping({ ...style, cushions, knob: brass, lampFoot: copper, aside: lampsAside }),
      [...bedAt],
    ],
    [framedPrint(howl, darkWood, [0.62, 0.78]), [x, 1.72, z - 0.04]],
    [bookPile([rust, gold], inside.paper), [x + 1.02, nightstandHeight, z + 0.33], 0.3],
    [rug(inside.runner, [2, 0.84]), [x, 0, z + 2.4]],
    [blanketBasket(inside.basket, [cream, navy]), [2.86, 0, -3.2]],
    [housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 7, radius: 0.12 }), [3.2, 0.9, -3.6]],
  ]
}

/** Where the bathroom's lamp burns, over the basin. */
export const bathLampAt = [bath.x[1] - 0.2, 2.14, -1.92] as const

/** A copper tub below the window, a basin beside it. */
export function bathThings(): Arrangement {
  const [right, front] = [bath.x[1], bath.z[1]]
  const stand = { wood, top: oak, basin: white, inside: inside.basin, metal: brass }
  return [
    [bathTiles(), [0, 0, 0]],
    [
      clawfootTub({ outside: copper, inside: inside.cream, metal: inside.iron }, 1.55),
      [1.72, 0, front - 0.5],
      Math.PI,
    ],
    [tubTap(brass), [0.84, 0, front - 0.5]],
    [vanity(stand, 0.64), [right - 0.01, 0, -1.92], -quarter],
    [roundMirror(brass, 0.25), [right - 0.02, 1.49, -1.92], -quarter],
    [towelPile([white, navy, cream]), [right - 0.25, 0.19, -1.92], quarter],
    [jar(rust, oak, 0.6), [right - 0.12, 0.81, -2.15]],
    [stool({ top: oak, leg: darkWood }, { height: 0.44, radius: 0.18 }), [1.75, 0, front - 1.2]],
    [towelPile([navy, cream]), [1.75, 0.44, front - 1.2], 0.4],
    [rug(inside.runner, [1.1, 0.7]), [2, 0, -1.75]],
    [framedPrint(moonrise, darkWood, [0.34, 0.44]), [right - 0.01, 1.75, -1.2], -quarter],
    [hungTowel(rust, brass, { width: 0.36 }), [right - 0.01, 1.25, -1.2], -quarter],
    [
      housePlant({ pot: clay, leaf: inside.leaf, seed: 5, radius: 0.11 }),
      [2.45, 0.9, front + 0.06],
    ],
  ]
}

function bathTiles() {
  const { x, z } = bath
  return pieceOf((mesh) => box(mesh, [x[1] - 0.014, 0, z[0]], [x[1], 1.2, z[1]], inside.bathTiles))
}
