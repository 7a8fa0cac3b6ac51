import type { Lamp } from '../../../render/mood.ts'
import { fillIn, lampIn } from '../../../rooms/lamplight.ts'
import { room } from '../../../rooms/room.ts'
import { bedsideLamps } from '../../../rooms/sleeping.ts'
import { arrange, pieceOf, put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { lantern } from '../../../furniture/wall-lantern.ts'
import { glowing } from '../../../materials/plain.ts'
import { floor } from '../measures.ts'
import { inside } from './inks.ts'
import { kitchenThings } from './kitchen.ts'
import { livingThings } from './living.ts'
import { bath, bedroom, great } from './plan.ts'
import { bathLampAt, bathThings, bedAt, bedroomThings, lampsAside } from './sleeping.ts'

export { livingLamps } from './living.ts'

/** Softer than elsewhere: on dark boards the light close to a lamp would end in a hard disc. */
const lampsBy = { intensity: 1.1, softness: 0.8 } as const

export const bedroomLamps: readonly Lamp[] = [
  ...bedsideLamps([bedAt[0], floor, bedAt[2]], { ...lampsBy, aside: lampsAside }),
  fillIn([1.6, floor + 2.1, -3.6], 1.5),
]

export const bathLamps: readonly Lamp[] = [
  // Below the lantern: its own shadow falls up the wall, not on the mirror.
  lampIn([bathLampAt[0] - 0.3, floor + bathLampAt[1] - 0.22, bathLampAt[2]], 1.8),
  fillIn([1.4, floor + 2, -1.9], 1.6),
]

/** All rooms of Coyote Cabin, furnished. */
export function addRooms(mesh: Mesh, isLit: boolean): void {
  for (const each of [great, bedroom, bath]) room(mesh, each)
  const things = pieceOf((piece) => {
    arrange(piece, [
      ...bedroomThings(),
      ...kitchenThings(),
      ...bathThings(),
      ...livingThings(isLit),
    ])
    const glow = glowing('#ffdf9d', isLit ? 0.8 : 0.3)
    const rod = bath.ceiling[0] - bathLampAt[1]
    lantern(piece, { at: [...bathLampAt], glow, metal: inside.iron, rod })
  })
  put(mesh, things, { at: [0, floor, 0] })
}
