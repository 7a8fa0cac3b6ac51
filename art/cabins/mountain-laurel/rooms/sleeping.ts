import { bouquet, housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, framedPrint, rug } from '../../../furniture/wall-things.ts'
import { hills, laurelBunch } from '../../../materials/prints.ts'
import { drapes } from '../../../rooms/drapes.ts'
import { nightstandHeight, sleeping } from '../../../rooms/sleeping.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { floor, openings } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { backBedroom, frontBedroom } from './plan.ts'

const { wood, darkWood, white, brass, purple, lilac, green, gold, red, cream, clay, leaf } = inside
const quarter = Math.PI / 2

/** Where the beds stand, their heads at the outer wall. */
export const frontBedAt = [frontBedroom.x[0] + 0.05, 0, -1.36] as const
export const backBedAt = [backBedroom.x[0] + 0.05, 0, -3.84] as const

/** Of the lamps: their shades clear the walls of narrow rooms. */
export const lampsAside = 0.96

/** A queen bed with a log cabin quilt, the porch before its window. */
export function frontBedroomThings(): Arrangement {
  const [x, , z] = frontBedAt
  const style = { wood, darkWood, sheet: white, quilt: inside.quilt, throw: inside.throw }
  const cushions = [purple, purple, red] as const
  const { front, outer } = openings
  const [window] = front.left
  return [
    [
      sleeping({ ...style, cushions, knob: brass, lampFoot: green, aside: lampsAside }),
      [...frontBedAt],
      quarter,
    ],
    [framedPrint(laurelBunch, darkWood, [0.46, 0.6]), [x - 0.04, 1.74, z - 0.35], quarter],
    [bouquet(flowers(5)), [x - 0.12, outer.left[0].sill - floor, -0.9]],
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
    [
      sleeping({ ...bedStyle, knob: brass, lampFoot: gold, aside: lampsAside }),
      [...backBedAt],
      quarter,
    ],
    [framedPrint(hills, darkWood, [0.62, 0.5]), [x - 0.04, 1.72, z], quarter],
    [
      housePlant({ pot: clay, leaf, seed: 9, radius: 0.075 }),
      [x + 0.35, nightstandHeight, z + 0.8],
    ],
    [housePlant({ pot: clay, leaf: inside.sageLeaf, seed: 4, radius: 0.12 }), [-4.9, 0.8, -5.12]],
    [rug(inside.runner, [2, 0.84]), [x + 2.75, 0, z], quarter],
  ]
}
