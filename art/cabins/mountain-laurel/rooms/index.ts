import type { Lamp } from '../../../render/mood.ts'
import { fillIn } from '../../../rooms/lamplight.ts'
import { room } from '../../../rooms/room.ts'
import { bedsideLamps } from '../../../rooms/sleeping.ts'
import { arrange, pieceOf, put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { floor } from '../measures.ts'
import { bathThings } from './bathroom.ts'
import { kitchenThings } from './kitchen.ts'
import { livingThings } from './living.ts'
import { backBedroom, bath, frontBedroom, great } from './plan.ts'
import {
  backBedAt,
  backBedroomThings,
  frontBedAt,
  frontBedroomThings,
  lampsAside,
} from './sleeping.ts'

export { livingLamps } from './living.ts'

const turn = Math.PI / 2

/** In the evening. */
export const frontBedroomLamps: readonly Lamp[] = [
  ...bedsideLamps([frontBedAt[0], floor, frontBedAt[2]], {
    turn,
    intensity: 1.5,
    aside: lampsAside,
  }),
  fillIn([-3.4, floor + 2.1, -1.4], 1.5),
]

/** By day. */
export const backBedroomLamps = bedsideLamps([backBedAt[0], floor, backBedAt[2]], {
  turn,
  aside: lampsAside,
})

/** All rooms of Mountain Laurel, furnished. */
export function addRooms(mesh: Mesh, isLit: boolean): void {
  for (const each of [frontBedroom, backBedroom, bath, great]) room(mesh, each)
  const things = pieceOf((piece) =>
    arrange(piece, [
      ...frontBedroomThings(),
      ...backBedroomThings(),
      ...bathThings(),
      ...kitchenThings(),
      ...livingThings(isLit),
    ]),
  )
  put(mesh, things, { at: [0, floor, 0] })
}
