import { jar } from '../../../furniture/coffee-things.ts'
import { stool } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { tubTap } from '../../../furniture/tub.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug } from '../../../furniture/wall-things.ts'
import { stockTank } from '../../../furniture/washing.ts'
import { hills, laurelBunch } from '../../../materials/prints.ts'
import { drapes } from '../../../rooms/drapes.ts'
import { nightstandHeight, sleeping } from '../../../rooms/sleeping.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import { floor, openings } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { backBedroom, bath, frontBedroom } from './plan.ts'

const { wood, darkWood, white, brass, purple, lilac, green, gold, red, cream, oak, clay, leaf } =
  inside
const quarter = Math.PI / 2

/** Where the beds stand, their heads at the outer wall. */
export const frontBedAt = [frontBedroom.x[0] + 0.05, 0, -1.36] as const
export const backBedAt = [backBedroom.x[0] + 0.05, 0, -3.84] as const

/** A queen bed with a log cabin quilt, the porch before its window. */
export function frontBedroomThings(): Arrangement {
  const [x, , z] = frontBedAt
  const style = { wood, darkWood, sheet: white, quilt: inside.quilt, throw: inside.throw }
  const cushions = [purple, purple, red] as const
  const [window] = openings.front.left
  return [
    [sleeping({ ...style, cushions, knob: brass, lampFoot: green }), [...frontBedAt], quarter],
    [framedPrint(laurelBunch, darkWood, [0.46, 0.6]), [x - 0.04, 1.74, z - 0.35], quarter],
    [bouquet(flowers(5)), [x + 0.32, nightstandHeight, z - 1.0]],
    [bookPile([red, green], inside.paper), [x + 0.33, nightstandHeight, z + 1.06], 1.3],
    [blanketBasket(inside.basket, [cream, lilac]), [x + 2.6, 0, z - 0.75]],
    [rug(inside.runner, [2, 0.84]), [x + 2.75, 0, z], quarter],
    [
      drapes(window, floor, { cloth: inside.curtain, rod: inside.iron }),
      [(window.from + window.to) / 2, 0, frontBedroom.z[1]],
      Math.PI,
    ],
  ]
}

/** The second queen bed, with a star quilt; its window looks to the woods. */
export function backBedroomThings(): Arrangement {
  const [x, , z] = backBedAt
  const style = { wood: green, darkWood: inside.deepGreen, sheet: white }
  const cloths = { quilt: inside.otherQuilt, throw: inside.otherThrow }
  const cushions = [green, green, gold] as const
  const bedStyle = { ...style, ...cloths, cushions, headboard: 'slats' } as const
  return [
    [sleeping({ ...bedStyle, knob: brass, lampFoot: gold }), [...backBedAt], quarter],
    [framedPrint(hills, darkWood, [0.62, 0.5]), [x - 0.04, 1.72, z], quarter],
    [housePlant({ pot: clay, leaf, seed: 9, radius: 0.12 }), [x + 0.33, nightstandHeight, z + 1.1]],
    [bookPile([purple, gold], inside.paper), [x + 0.33, nightstandHeight, z - 1.08], 1.3],
    [housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 4, radius: 0.12 }), [-4.9, 0.8, -5.12]],
    [rug(inside.runner, [2, 0.84]), [x + 2.75, 0, z], quarter],
  ]
}

/** A round tub of galvanized steel, a basin on a wooden stand. */
export function bathThings(): Arrangement {
  const [left, right] = bath.x
  const back = bath.z[0]
  const stand = { wood, top: oak, basin: white, inside: inside.basin, metal: brass }
  return [
    [bathTiles(), [0, 0, 0]],
    [stockTank(inside.galvanized, white, 0.62), [left + 0.68, 0, back + 0.7]],
    [tubTap(brass), [left + 0.08, 0, back + 0.7]],
    [vanity(stand, 0.6), [left + 0.01, 0, -6.1], quarter],
    [roundMirror(brass, 0.25), [left + 0.02, 1.52, -6.1], quarter],
    [towelPile([white, green, lilac]), [left + 0.25, 0.19, -6.1], quarter],
    [jar(red, oak, 0.6), [left + 0.14, 0.81, -5.9]],
    [
      stool({ top: oak, leg: darkWood }, { height: 0.44, radius: 0.17 }),
      [right - 0.42, 0, back + 0.45],
    ],
    [towelPile([cream, purple]), [right - 0.42, 0.44, back + 0.45], 0.3],
    [hungTowel(lilac, brass, { width: 0.28 }), [right - 0.27, 1.5, back + 0.02]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.1 }), [-3.1, 1.25, back - 0.06]],
    [rug(inside.runner, [0.95, 0.6]), [right - 0.75, 0, back + 1.3], 0],
  ]
}

function bathTiles() {
  const { x, z } = bath
  return pieceOf((mesh) => {
    box(mesh, [x[0], 0, z[0]], [x[1], 1.2, z[0] + 0.014], inside.bathTiles)
    box(mesh, [x[0], 0, z[0]], [x[0] + 0.014, 1.2, z[1]], inside.bathTiles)
  })
}
