import { jar } from '../../../furniture/coffee-things.ts'
import { mug } from '../../../furniture/crockery.ts'
import { stool } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { clawfootTub, tubTap } from '../../../furniture/tub.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug, strawHat } from '../../../furniture/wall-things.ts'
import { song } from '../../../materials/prints.ts'
import { drapes } from '../../../rooms/drapes.ts'
import { nightstandHeight, sleeping } from '../../../rooms/sleeping.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import { floor, openings } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { bath, bedroom } from './plan.ts'

const { wood, white, brass, sky, rose, butter, cream, oak, clay, leaf, trim } = inside
const quarter = Math.PI / 2

/** Where the bed stands, its head at the blue wall. */
export const bedAt = [bedroom.x[0] + 0.05, 0, -0.78] as const

/** An iron bed with a pinwheel quilt beside the wide window. */
export function bedroomThings(): Arrangement {
  const [x, , z] = bedAt
  const style = {
    wood,
    darkWood: inside.iron,
    sheet: white,
    quilt: inside.quilt,
    throw: inside.throw,
  }
  const cushions = [sky, sky, rose] as const
  const [window] = openings.gable
  return [
    [
      sleeping({ ...style, cushions, headboard: 'iron', knob: brass, lampFoot: butter }),
      [...bedAt],
      quarter,
    ],
    [framedPrint(song, wood, [0.62, 0.46]), [x - 0.04, 1.78, z], quarter],
    [bouquet(flowers(5)), [-1.7, 0.8, bedroom.z[1] - 0.01]],
    [mug(rose, inside.coffee), [x + 0.36, nightstandHeight, z - 1.02], 2],
    [bookPile([rose, butter], inside.paper), [x + 0.33, nightstandHeight, z + 1.08], 1.3],
    [rug(inside.rug, [2, 0.9]), [x + 1.5, 0, z - 1.12]],
    [strawHat(inside.straw, rose), [x + 1.6, 0.745, z + 0.35]],
    [blanketBasket(inside.basket, [cream, inside.paleSky]), [x + 2.5, 0, z + 1.05]],
    [housePlant({ pot: clay, leaf, seed: 7, radius: 0.13 }), [-0.55, 0.8, 0.7]],
    [
      drapes(window, floor, { cloth: inside.curtain, rod: inside.iron, low: 0.3 }),
      [(window.from + window.to) / 2, 0, bedroom.z[1]],
      Math.PI,
    ],
  ]
}

/** A rose clawfoot tub, a basin below a round mirror. */
export function bathThings(): Arrangement {
  const [left, back] = [bath.x[0], bath.z[0]]
  const stand = { wood: trim, top: oak, basin: white, inside: inside.basin, metal: brass }
  const z = (bath.z[0] + bath.z[1]) / 2
  return [
    [bathTiles(), [0, 0, 0]],
    [
      clawfootTub({ outside: inside.palePink, inside: white, metal: brass }, 1.55),
      [left + 0.62, 0, z - 0.05],
      quarter,
    ],
    [tubTap(brass), [left + 0.62, 0, z - 0.93], -quarter],
    [vanity(stand, 0.64), [-0.22, 0, back + 0.01]],
    [roundMirror(brass, 0.27), [-0.22, 1.58, back + 0.02]],
    [towelPile([white, sky, rose]), [-0.22, 0.19, back + 0.25]],
    [jar(butter, oak, 0.6), [0, 0.81, back + 0.12]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.1 }), [-1.1, 1.3, back - 0.05]],
    [stool({ top: oak, leg: wood }, { height: 0.44, radius: 0.18 }), [-1.5, 0, back + 0.55]],
    [towelPile([cream, sky]), [-1.5, 0.44, back + 0.55], 0.3],
    [rug(inside.rug, [1.1, 0.65]), [-1.35, 0, back + 1.25]],
    [hungTowel(sky, brass, { width: 0.4 }), [-1.98, 1.4, back + 0.02]],
    [framedPrint(song, wood, [0.46, 0.36]), [left + 0.01, 1.72, z], quarter],
  ]
}

function bathTiles() {
  const { x, z } = bath
  return pieceOf((mesh) => {
    box(mesh, [x[0], 0, z[0]], [x[1], 1.2, z[0] + 0.014], inside.bathTiles)
    box(mesh, [x[0], 0, z[0]], [x[0] + 0.014, 1.2, z[1]], inside.bathTiles)
    box(mesh, [x[0], 1.2, z[0]], [x[1], 1.23, z[0] + 0.03], inside.trim)
    box(mesh, [x[0], 1.2, z[0]], [x[0] + 0.03, 1.23, z[1]], inside.trim)
  })
}
