import { mug } from '../../../furniture/crockery.ts'
import { fireplace, mantelHeight } from '../../../furniture/hearth.ts'
import { floorLamp, floorLampLight } from '../../../furniture/lamps.ts'
import { recordCrate, television, turntable } from '../../../furniture/music.ts'
import { sofa } from '../../../furniture/seats.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { bouquet } from '../../../furniture/vase.ts'
import { rug } from '../../../furniture/wall-things.ts'
import { drapes } from '../../../rooms/drapes.ts'
import type { Lamp } from '../../../render/mood.ts'
import { fillIn, lampIn } from '../../../rooms/lamplight.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import { floor, openings } from '../measures.ts'
import { flowers, inside } from './inks.ts'
import { great } from './plan.ts'

const { wood, darkWood, oak, sky, butter, rose, cream, iron, coffee } = inside
const quarter = Math.PI / 2
const [right, front] = [great.x[1], great.z[1]]
const lampAt = [4.18, 0, -1.02] as const
const covers = [rose, sky, butter, cream, inside.red, inside.paleSky, inside.teal] as const

export const livingLamps: readonly Lamp[] = [
  lampIn([lampAt[0], floor + floorLampLight, lampAt[2]], 1.6),
  fillIn([2.6, floor + 1.9, -2.2], 0.8),
]

/** The record player below the front window, a yellow sofa at the side. */
export function livingThings(isLit: boolean): Arrangement {
  const [, window] = openings.wing
  const { brick: stone, hearth, soot, log } = inside
  const mantel = { mantel: inside.trim, isBurning: false, top: 2.42, width: 1.5 }
  return [
    [fireplace({ stone, hearth, soot, log, ...mantel }), [right, 0, -3.48], -quarter],
    [television(iron, inside.screen, 0.9), [right - 0.52, mantelHeight, -3.48], -quarter],
    [table({ wood, top: oak }, [1.05, 0.52, 0.44]), [2.92, 0, front - 0.42]],
    [
      turntable({ wood: darkWood, metal: inside.steel, vinyl: inside.vinyl, label: inside.red }),
      [2.74, 0.52, front - 0.44],
      Math.PI,
    ],
    [bouquet(flowers(12)), [3.25, 0.52, front - 0.4]],
    [recordCrate(oak, covers), [2.56, 0, front - 0.66], Math.PI],
    [recordCrate(wood, covers.toReversed()), [2.14, 0, front - 0.5], Math.PI - 0.2],
    [
      sofa({ seats: 2, cover: butter, side: inside.mustard, leg: darkWood, cushions: [sky, rose] }),
      [right - 0.04, 0, -1.72],
      -quarter,
    ],
    [floorLamp({ foot: iron, shade: '#f4e3ba', isLit }), [...lampAt]],
    [rug(inside.rug, [1.9, 1.4]), [2.75, 0, -2.2]],
    [table({ wood, top: oak }, [0.5, 0.42, 0.75]), [3.05, 0.014, -2.05]],
    [bookPile([rose, sky], inside.paper), [3.05, 0.435, -2.25], 1.2],
    [mug(sky, coffee), [3.02, 0.435, -1.85], 0.8],
    [
      drapes(window, floor, { cloth: inside.curtain, rod: iron }),
      [(window.from + window.to) / 2, 0, front],
      Math.PI,
    ],
  ]
}
