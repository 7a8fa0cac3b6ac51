import { jar } from '../../../furniture/coffee-things.ts'
import { mug } from '../../../furniture/crockery.ts'
import { stool } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug } from '../../../furniture/wall-things.ts'
import { shower, showerFrame } from '../../../furniture/washing.ts'
import { mesas } from '../../../materials/prints.ts'
import { drapes } from '../../../rooms/drapes.ts'
import { nightstandHeight, sleeping } from '../../../rooms/sleeping.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import { floor, openings } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { bath, bedroom } from './plan.ts'

const { wood, darkWood, white, brass, turquoise, rose, cream, oak, leaf, clay } = inside
const quarter = Math.PI / 2

/** Where the bed stands, its head at the wall to the kitchen. */
export const bedAt = [bedroom.x[1] - 0.05, 0, -4.7] as const

/** A queen bed under a print of blossom, the desert in the window. */
export function bedroomThings(): Arrangement {
  const [x, , z] = bedAt
  const style = { wood, darkWood, sheet: white, quilt: inside.quilt, throw: inside.throw }
  const cushions = [turquoise, turquoise, rose] as const
  const [window] = openings.back
  return [
    [
      sleeping({ ...style, cushions, headboard: 'slats', knob: brass, lampFoot: inside.adobe }),
      [...bedAt],
      -quarter,
    ],
    [framedPrint(mesas, darkWood, [0.95, 0.6]), [x + 0.05, 1.72, z], -quarter],
    [bouquet(flowers(5)), [-0.95, 0.8, bedroom.z[0] + 0.01]],
    [mug(turquoise, inside.coffee), [x - 0.36, nightstandHeight, z + 1.02], 1.2],
    [bookPile([inside.red, turquoise], inside.paper), [x - 0.32, nightstandHeight, z - 1.1], 1.3],
    [rug(inside.runner, [2.2, 0.9]), [x - 1.2, 0, z + 1.18]],
    [blanketBasket(inside.basket, [cream, rose]), [x - 2.35, 0, z - 0.95]],
    [housePlant({ pot: clay, leaf, seed: 7, radius: 0.3 }), [-2.05, 0, -5.75]],
    [
      drapes(window, floor, { cloth: inside.curtain, rod: inside.iron }),
      [(window.from + window.to) / 2, 0, bedroom.z[0]],
    ],
  ]
}

const showerAt = 2.15

/** A tiled shower behind a clear wall, a basin in a wooden stand. */
export function bathThings(): Arrangement {
  const [back, front] = bath.z
  const right = bath.x[1]
  const stand = { wood, top: oak, basin: white, inside: inside.basin, metal: brass }
  return [
    [showerTiles(), [0, 0, 0]],
    [shower(brass), [right - 0.02, 0, back + 0.62], -quarter],
    [showerFrame(inside.iron, 1.24), [showerAt, 0, back + 1.26], quarter],
    [stool({ top: oak, leg: darkWood }, { height: 0.42, radius: 0.16 }), [2.55, 0.06, back + 0.35]],
    [vanity(stand, 0.66), [0.82, 0, back + 0.01]],
    [roundMirror(brass, 0.28), [0.82, 1.6, back + 0.02]],
    [towelPile([white, turquoise, rose]), [0.82, 0.19, back + 0.25]],
    [jar(inside.adobe, oak, 0.6), [1.05, 0.81, back + 0.12]],
    [
      housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 3, radius: 0.1 }),
      [1.65, 1.4, back - 0.05],
    ],
    [stool({ top: oak, leg: darkWood }, { height: 0.46, radius: 0.19 }), [1.68, 0, back + 0.4]],
    [towelPile([cream, turquoise]), [1.68, 0.46, back + 0.4], 0.3],
    [rug(inside.runner, [1.1, 0.6]), [1.35, 0, back + 1.15]],
    [hungTowel(rose, brass, { width: 0.4 }), [right - 0.01, 1.4, front - 0.42], -quarter],
  ]
}

function showerTiles() {
  const { bathTiles, showerFloor } = inside
  const [back, right] = [bath.z[0], bath.x[1]]
  return pieceOf((mesh) => {
    box(mesh, [showerAt, 0, back], [right, 2.4, back + 0.015], bathTiles)
    box(mesh, [right - 0.015, 0, back], [right, 2.4, bath.z[1]], bathTiles)
    box(mesh, [showerAt, 0, back], [right, 0.06, back + 1.24], showerFloor)
    box(mesh, [bath.x[0], 0, back], [showerAt, 1.1, back + 0.014], bathTiles)
    box(mesh, [showerAt - 0.05, 0, back], [showerAt + 0.05, 0.1, back + 1.28], showerFloor)
  })
}
