import { fireLight } from '../../building/camp-fire.ts'
import { ink } from '../../core/inks.ts'
import { add } from '../../core/vectors.ts'
import { on } from '../../land/ground.ts'
import type { Lamp } from '../../render/mood.ts'
import { buildCabin } from '../staging.ts'
import { furnish, lanternAt } from './furnishing.ts'
import { buildHouse } from './house.ts'
import { land } from './land.ts'
import { firePlace, floor } from './measures.ts'
import { plantAround } from './planting.ts'
import { addRooms } from './rooms/index.ts'

/** Morning Dove, with its screened porch. The porch looks toward positive z. */
export const morningDove = buildCabin({ buildHouse, addRooms, furnish, plantAround })

const warm = ink('#ffc47a')

/** The lantern of the porch, through the netting, and the windows. */
export const evening: readonly Lamp[] = [
  { position: add(lanternAt, [0, -0.25, 0]), intensity: 9, ink: warm, softness: 0.6 },
  { position: [-1.8, floor + 1.4, -2], intensity: 1.6, ink: warm, softness: 0.4 },
  { position: [1.8, floor + 1.4, -2], intensity: 1.6, ink: warm, softness: 0.4 },
  { position: [5.2, floor + 1.4, -4.9], intensity: 1.1, ink: warm, softness: 0.4 },
  { position: [-5.2, floor + 1.4, -4.9], intensity: 0.9, ink: warm, softness: 0.4 },
  { position: [0, 1.5, 2.6], intensity: 1.2, ink: warm, castsShadow: false, reach: 4 },
]

export const fire = fireLight(on(land, ...firePlace), 0.95)
