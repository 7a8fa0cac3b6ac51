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

/** Mockingbird Cabin, the shingled cottage. It looks toward positive z. */
export const mockingbirdCabin = buildCabin({ buildHouse, addRooms, furnish, plantAround })

const warm = ink('#ffbe66')

/** Windows and the porch, on the garden. */
export const evening: readonly Lamp[] = [
  { position: add(lanternAt, [0, 0.05, 0.14]), intensity: 2.4, ink: warm, softness: 0.35 },
  { position: [-1.2, floor + 1.5, 1.5], intensity: 2, ink: warm, softness: 0.4 },
  { position: [-1.2, floor + 3.3, 1.4], intensity: 0.7, ink: warm, softness: 0.4 },
  { position: [3.4, floor + 1.4, -0.2], intensity: 1.4, ink: warm, softness: 0.4 },
  { position: [1.6, 1.2, 2.6], intensity: 1.1, ink: warm, castsShadow: false, reach: 4 },
]

export const fire = fireLight(on(land, ...firePlace), 0.85)
