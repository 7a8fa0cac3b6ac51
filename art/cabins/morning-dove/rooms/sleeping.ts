import { jar } from '../../../furniture/coffee-things.ts'
import { mug } from '../../../furniture/crockery.ts'
import { stool } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug } from '../../../furniture/wall-things.ts'
import { builtInTub, shower } from '../../../furniture/washing.ts'
import { feathers } from '../../../materials/prints.ts'
import { curtain, curtainRod } from '../../../rooms/curtain.ts'
import { drapes } from '../../../rooms/drapes.ts'
import { nightstandHeight, sleeping } from '../../../rooms/sleeping.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, put, type Arrangement } from '../../../shapes/put.ts'
import { floor, openings } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { bath, bedroom } from './plan.ts'

const { wood, darkWood, white, steel, dove, rose, cream, oak, clay, trim } = inside
const quarter = Math.PI / 2

/** Where the bed stands, its head at the gray wall. */
export const bedAt = [-2.7, 0, bedroom.z[0] + 0.05] as const

/** A queen bed in gray and rose, windows on two sides. */
export function bedroomThings(): Arrangement {
  const [x, , z] = bedAt
  const style = { wood, darkWood, sheet: white, quilt: inside.quilt, throw: inside.throw }
  const cushions = [dove, dove, rose] as const
  const [window] = openings.left
  return [
    [sleeping({ ...style, cushions, headboard: 'slats', knob: steel, lampFoot: rose }), [...bedAt]],
    [framedPrint(feathers, wood, [0.5, 0.62]), [x, 1.72, z - 0.04]],
    [bouquet(flowers(5)), [bedroom.x[0] + 0.01, 0.75, -4.2]],
    [mug(cream, inside.coffee), [x + 1.02, nightstandHeight, z + 0.36], 0.6],
    [
      bookPile([rose, inside.deepDove, inside.sand], inside.paper),
      [x - 1.06, nightstandHeight, z + 0.32],
      0.3,
    ],
    [rug(inside.rug, [2.2, 1]), [x, 0, z + 2.1]],
    [blanketBasket(inside.basket, [cream, rose]), [-4.1, 0, -3.35]],
    [
      drapes(window, floor, { cloth: inside.curtain, rod: inside.iron, low: 0.25 }),
      [bedroom.x[0], 0, (window.from + window.to) / 2],
      quarter,
    ],
  ]
}

const tubLength = 1.53

/** A tub behind a curtain at the end, a basin by the window. */
export function bathThings(): Arrangement {
  const [left, back] = [bath.x[0], bath.z[0]]
  const stand = { wood: dove, top: oak, basin: white, inside: inside.basin, metal: steel }
  const middle = (bath.z[0] + bath.z[1]) / 2
  return [
    [bathFittings(), [0, 0, 0]],
    [deepTub(), [left + 0.01, 0, middle], quarter],
    [shower(steel), [left + 0.4, 0, back + 0.02]],
    [vanity(stand, 0.66), [-2.0, 0, back + 0.01]],
    [roundMirror(wood, 0.26), [-2.0, 1.58, back + 0.02]],
    [towelPile([white, rose, dove]), [-2.0, 0.19, back + 0.25]],
    [jar(rose, oak, 0.6), [-1.78, 0.81, back + 0.12]],
    [housePlant({ pot: clay, leaf: inside.leaf, seed: 3, radius: 0.11 }), [-2.9, 1.3, back - 0.05]],
    [stool({ top: oak, leg: darkWood }, { height: 0.44, radius: 0.18 }), [-2.85, 0, back + 0.38]],
    [towelPile([cream, rose]), [-2.85, 0.44, back + 0.38], 0.2],
    [rug(inside.rug, [1.2, 0.66]), [-2.7, 0, middle + 0.16]],
    [hungTowel(dove, steel, { width: 0.36 }), [-1.4, 1.4, back + 0.01]],
    [framedPrint(feathers, trim, [0.34, 0.42]), [-1.4, 1.86, back + 0.01]],
  ]
}

/** A white tub with walls: without them the tiles behind it would show below its rim. */
function deepTub() {
  const [half, depth, low, high] = [tubLength / 2, 0.76, 0.2, 0.53]
  return pieceOf((mesh) => {
    const tub = builtInTub({ apron: white, rim: white, inside: inside.basin }, tubLength)
    put(mesh, tub, { at: [0, 0, 0] })
    for (const z of [0.07, depth - 0.11]) {
      box(mesh, [-half + 0.09, low, z], [half - 0.09, high, z + 0.02], inside.cream)
    }
    for (const x of [-half + 0.09, half - 0.11]) {
      box(mesh, [x, low, 0.07], [x + 0.02, high, depth - 0.09], inside.cream)
    }
  })
}

function bathFittings() {
  const { x, z } = bath
  return pieceOf((mesh) => {
    box(mesh, [x[0], 0, z[0]], [x[0] + 0.8, 2.2, z[0] + 0.014], inside.bathTiles)
    box(mesh, [x[0], 0, z[0]], [x[0] + 0.014, 2.2, z[1]], inside.bathTiles)
    box(mesh, [x[0] + 0.8, 0, z[0]], [x[1], 1.15, z[0] + 0.014], inside.bathTiles)
    const rail = pieceOf((piece) => {
      const hanging = { low: 0.2, high: 2.02, at: 0, facing: 1, cloth: inside.curtain } as const
      curtain(piece, { ...hanging, from: -0.76, to: -0.24 })
      curtainRod(piece, [-0.77, 2.04, 0], [0.77, 2.04, 0], inside.steel)
    })
    put(mesh, rail, { at: [x[0] + 0.8, 0, (z[0] + z[1]) / 2], turn: quarter })
  })
}
