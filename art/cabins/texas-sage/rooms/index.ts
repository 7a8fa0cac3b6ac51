import { pieceOf, put } from '../../../shapes/put.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { floor } from '../land.ts'
import { furnishBathroom } from './bathroom.ts'
import { furnishBedroom } from './bedroom.ts'
import { furnishCoffee } from './coffee.ts'
import { furnishKitchen } from './kitchen.ts'
import { furnishLiving } from './living.ts'
import { buildShell } from './shell.ts'

/** All rooms of Texas Sage, furnished. */
export function addRooms(mesh: Mesh, isLit: boolean): void {
  const rooms = pieceOf((piece) => {
    buildShell(piece)
    furnish(piece, isLit)
  })
  put(mesh, rooms, { at: [0, floor, 0] })
}

/** What stands and hangs in the rooms, over a floor at 0. */
export function furnish(mesh: Mesh, isLit: boolean): void {
  furnishBedroom(mesh)
  furnishKitchen(mesh)
  furnishBathroom(mesh)
  furnishLiving(mesh, isLit)
  furnishCoffee(mesh)
}
