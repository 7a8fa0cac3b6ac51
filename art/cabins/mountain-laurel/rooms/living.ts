import { mug } from '../../../furniture/crockery.ts'
import { fireplace, fireLightAt, mantelHeight } from '../../../furniture/hearth.ts'
import { floorLamp, floorLampLight } from '../../../furniture/lamps.ts'
import { television } from '../../../furniture/music.ts'
import { sofa } from '../../../furniture/seats.ts'
import { bookcase, bookPile, gamePiles } from '../../../furniture/shelf.ts'
import { table } from '../../../furniture/tables.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { blanketBasket, rug } from '../../../furniture/wall-things.ts'
import type { Lamp } from '../../../render/mood.ts'
import { fillIn, hearthLight, lampIn } from '../../../rooms/lamplight.ts'
import type { Arrangement } from '../../../shapes/put.ts'
import type { Material } from '../../../tracer/material.ts'
import { floor } from '../measures.ts'
import { inside } from './inks.ts'
import { great } from './plan.ts'

const { wood, darkWood, oak, green, purple, lilac, gold, red, cream, iron, coffee, clay, leaf } =
  inside
const quarter = Math.PI / 2
const [right, front] = [great.x[1], great.z[1]]
/** Before the chimney outside. */
const hearthAt = -2.8
const lampAt = [5.5, 0, -0.5] as const

export const livingLamps: readonly Lamp[] = [
  lampIn([lampAt[0], floor + floorLampLight, lampAt[2]], 2),
  hearthLight([right - 0.42 - fireLightAt[2], floor + fireLightAt[1], hearthAt]),
  fillIn([3.4, floor + 2, -1.6], 1.5),
]

/** Fire and lamp would throw the television, and its foot, as blocks on wall and screen. */
const unshadowed = (material: Material): Material => ({ ...material, castsShadow: false })

/** A long sofa below the front window, the hearth, a shelf of games. */
export function livingThings(isLit: boolean): Arrangement {
  const { stone, hearth, soot, log } = inside
  const mantel = { mantel: inside.beam, isBurning: isLit, top: 2.6, width: 1.75 }
  const covers = [red, gold, green, purple, inside.teal, inside.blue, cream]
  const [x, z] = [3.85, -1.55]
  return [
    [fireplace({ stone, hearth, soot, log, ...mantel }), [right, 0, hearthAt], -quarter],
    [
      television(unshadowed(iron), unshadowed(inside.screen), 0.95),
      [right - 0.52, mantelHeight, hearthAt],
      -quarter,
    ],
    [
      sofa({
        seats: 3,
        cover: green,
        side: inside.deepGreen,
        leg: darkWood,
        cushions: [purple, cream, gold, red],
      }),
      [3.6, 0, front - 0.05],
      Math.PI,
    ],
    [floorLamp({ foot: iron, shade: '#f4e3ba', isLit }), [...lampAt]],
    [
      bookcase(
        { wood, back: darkWood, covers },
        { width: 0.78, height: 0.74, shelves: 2, seed: 3 },
      ),
      [right, 0, -1.42],
      -quarter,
    ],
    [gamePiles(covers, 1), [right, 0.74, -1.78], -quarter],
    [rug(inside.rug, [2.5, 1.9]), [3.9, 0, z]],
    [table({ wood, top: oak }, [1, 0.42, 0.55]), [x, 0.014, z]],
    [gamePiles([red, gold, inside.teal], 1), [x - 0.36, 0.435, z - 0.14]],
    [bookPile([purple], inside.paper), [x + 0.2, 0.435, z - 0.1], 0.4],
    [mug(lilac, coffee), [x + 0.16, 0.435, z + 0.14], 0.8],
    [mug(cream, coffee), [x + 0.34, 0.435, z + 0.1], 2],
    [blanketBasket(inside.basket, [cream, purple]), [2.25, 0, -0.5]],
    [housePlant({ pot: clay, leaf, seed: 4, radius: 0.14 }), [right - 0.16, 0.8, -0.9]],
  ]
}
