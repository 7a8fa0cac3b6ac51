import { fireLight } from '../../building/camp-fire.ts'
import { ink } from '../../core/inks.ts'
import { add } from '../../core/vectors.ts'
import { on } from '../../land/ground.ts'
import type { Lamp } from '../../render/mood.ts'
import { buildCabin } from '../staging.ts'
import { furnish, lanternAt, wallLanternAt } from './furnishing.ts'
import { buildHouse } from './house.ts'
import { land } from './land.ts'
import { firePlace, floor } from './measures.ts'
import { plantAround } from './planting.ts'
import { addRooms } from './rooms/index.ts'

/** Coyote Cabin, of limestone, with its terrace under the open sky. It looks toward positive z. */
export const coyoteCabin = buildCabin({ buildHouse, addRooms, furnish, plantAround })

const warm = ink('#ffb862')

/** Lanterns and windows, on the stone of walls and terrace. */
export const evening: readonly Lamp[] = [
  { position: add(lanternAt, [0, 0.05, 0.42]), intensity: 3.4, ink: warm, softness: 0.7 },
  { position: add(wallLanternAt, [0, 0.1, 0]), intensity: 2.6, ink: warm, softness: 0.3 },
  { position: [-2.05, floor + 1.5, 0.5], intensity: 1.3, ink: warm, softness: 0.4 },
  { position: [2.05, floor + 1.5, 0.5], intensity: 1.3, ink: warm, softness: 0.4 },
  { position: [4.2, floor + 1.5, -4], intensity: 1.1, ink: warm, softness: 0.4 },
  { position: [-4.1, floor + 1.5, -1.1], intensity: 0.8, ink: warm, softness: 0.4 },
  { position: [4.9, floor + 1.3, 2.9], intensity: 1.9, ink: warm, castsShadow: false, reach: 4 },
  { position: [0.4, 1.5, 6], intensity: 1.2, ink: warm, castsShadow: false, reach: 3.6 },
]

export const fire = fireLight(on(land, ...firePlace))
