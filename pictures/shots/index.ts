import type { Shots } from './shot.ts'
import { texasSageShots } from './texas-sage.ts'

/** Every picture the kit draws. */
export const shots: Shots = { ...texasSageShots }
