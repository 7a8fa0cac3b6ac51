import { room } from '../../../rooms/room.ts'
import { bedsideLamps } from '../../../rooms/sleeping.ts'
import { arrange, pieceOf, put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { floor } from '../measures.ts'
import { coffeeThings, kitchenThings } from './kitchen.ts'
import { livingThings } from './living.ts'
import { bath, bedroom, kitchen, living } from './plan.ts'
import { bathThings, bedAt, bedroomThings } from './sleeping.ts'

export { livingLamps } from './living.ts'

export const bedroomLamps = bedsideLamps([bedAt[0], floor, bedAt[2]], { turn: -Math.PI / 2 })

/** All rooms of Desert Willow, furnished. */
export function addRooms(mesh: Mesh, isLit: boolean): void {
  for (const each of [living, bedroom, kitchen, bath]) room(mesh, each)
  const things = pieceOf((piece) =>
    arrange(piece, [
      ...bedroomThings(),
      ...kitchenThings(),
      ...coffeeThings(),
      ...bathThings(),
      ...livingThings(isLit),
    ]),
  )
  put(mesh, things, { at: [0, floor, 0] })
}
