import { jar } from '../../../furniture/coffee-things.ts'
import { stool } from '../../../furniture/seats.ts'
import { hungTowel, towelPile } from '../../../furniture/towels.ts'
import { roundMirror, vanity } from '../../../furniture/vanity.ts'
import { housePlant } from '../../../furniture/vase.ts'
import { rug } from '../../../furniture/wall-things.ts'
import { stockTank } from '../../../furniture/washing.ts'
import { box } from '../../../shapes/box.ts'
import { ellipsoid } from '../../../shapes/ellipsoid.ts'
import { lathe } from '../../../shapes/lathe.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import { tube } from '../../../shapes/tube.ts'
import { inside } from './inks.ts'
import { bath } from './plan.ts'

const { wood, darkWood, white, brass, purple, lilac, green, red, cream, oak, clay, leaf } = inside
const quarter = Math.PI / 2
const tubRadius = 0.56

/** A round tub of galvanized steel, a basin on a wooden stand. */
export function bathThings(): Arrangement {
  const [left, right] = bath.x
  const back = bath.z[0]
  const stand = { wood, top: oak, basin: white, inside: inside.basin, metal: brass }
  const tubAt = [left + tubRadius + 0.06, 0, back + tubRadius + 0.08] as const
  return [
    [bathTiles(), [0, 0, 0]],
    [stockTank(inside.galvanized, inside.enamelled, tubRadius), [...tubAt]],
    [bathWater(), [...tubAt]],
    [wallTap(), [left + 0.014, 0.84, tubAt[2]], quarter],
    [vanity(stand, 0.6), [left + 0.01, 0, -6.1], quarter],
    [roundMirror(brass, 0.25), [left + 0.02, 1.52, -6.1], quarter],
    [towelPile([white, green, lilac]), [left + 0.25, 0.19, -6.1], quarter],
    [jar(red, oak, 0.6), [left + 0.14, 0.81, -5.9]],
    [stool({ top: oak, leg: darkWood }, { height: 0.44, radius: 0.22 }), stoolAt(0)],
    [towelPile([cream, purple]), stoolAt(0.44), 0.3],
    [hungTowel(lilac, brass, { width: 0.28 }), [right - 0.27, 1.5, back + 0.02]],
    [housePlant({ pot: clay, leaf, seed: 3, radius: 0.1 }), [-3.1, 1.25, back - 0.06]],
    [rug(inside.runner, [0.95, 0.6]), [right - 0.75, 0, back + 1.3], 0],
  ]
}

const stoolAt = (height: number) => [bath.x[1] - 0.4, height, bath.z[0] + 0.42] as const

/** Still water a hand below the rim: over it no corner of the tub turns dark. */
function bathWater() {
  const radius = tubRadius - 0.035
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0.5, 0],
      [
        [radius, 0],
        [0, 0],
      ],
      inside.bathWater,
      72,
    )
  })
}

/** A spout between two round handles; the wall is at the origin. */
function wallTap() {
  return pieceOf((mesh) => {
    for (const x of [-0.13, 0.13]) {
      tube(
        mesh,
        [
          [[x, 0, 0], 0.018],
          [[x, 0, 0.05], 0.018],
        ],
        brass,
        16,
      )
      ellipsoid(mesh, [x, 0, 0.065], [0.04, 0.04, 0.022], brass)
    }
    const spout = [
      [[0, 0, 0], 0.026],
      [[0, 0.012, 0.09], 0.024],
      [[0, 0, 0.15], 0.022],
      [[0, -0.035, 0.175], 0.021],
      [[0, -0.07, 0.18], 0.021],
    ] as const
    tube(mesh, spout, brass, 18)
    ellipsoid(mesh, [0, 0, 0], [0.05, 0.05, 0.014], brass)
  })
}

function bathTiles() {
  const { x, z } = bath
  return pieceOf((mesh) => {
    box(mesh, [x[0], 0, z[0]], [x[1], 1.2, z[0] + 0.014], inside.bathTiles)
    box(mesh, [x[0], 0, z[0]], [x[0] + 0.014, 1.2, z[1]], inside.bathTiles)
  })
}
