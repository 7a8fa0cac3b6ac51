import { coyoteCabinShots } from './coyote-cabin.ts'
import { desertWillowShots } from './desert-willow.ts'
import { heroShots } from './heroes.ts'
import { groundsShots } from './grounds.ts'
import { mockingbirdCabinShots } from './mockingbird-cabin.ts'
import { morningDoveShots } from './morning-dove.ts'
import { mountainLaurelShots } from './mountain-laurel.ts'
import { pageShots } from './pages.ts'
import { seasonShots } from './seasons.ts'
import type { Shots } from './shot.ts'
import { texasSageShots } from './texas-sage.ts'
import { townsShots } from './towns.ts'
import { wimberleyShots } from './wimberley.ts'

/** Every picture the kit draws. */
export const shots: Shots = {
  ...wimberleyShots,
  ...texasSageShots,
  ...desertWillowShots,
  ...coyoteCabinShots,
  ...mountainLaurelShots,
  ...mockingbirdCabinShots,
  ...morningDoveShots,
  ...heroShots,
  ...groundsShots,
  ...seasonShots,
  ...townsShots,
  ...pageShots,
}
