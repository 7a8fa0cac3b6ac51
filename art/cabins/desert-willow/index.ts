import { fireLight } from '../../building/camp-fire.ts'
import { ink } from '../../core/inks.ts'
import { on } from '../../land/ground.ts'
import type { Lamp } from '../../render/mood.ts'
import { buildCabin } from '../staging.ts'
import { furnish, lanternAt } from './furnishing.ts'
import { buildHouse } from './house.ts'
import { land } from './land.ts'
import { firePlace, floor } from './measures.ts'
import { plantAround } from './planting.ts'
import { addRooms } from './rooms/index.ts'

/** Desert Willow, under one slope of silver metal. Its porch looks toward positive z. */
export const desertWillow = buildCabin({ buildHouse, addRooms, furnish, plantAround })

const warm = ink('#ffb65c')

/** Lantern, windows and the string of lights, on porch and path. */
export const evening: readonly Lamp[] = [
  { position: lanternAt, intensity: 2.8, ink: warm, softness: 0.3 },
  { position: [-1.9, floor + 1.5, 0.6], intensity: 1.7, ink: warm, softness: 0.4 },
  { position: [2.3, floor + 1.5, 0.6], intensity: 1.3, ink: warm, softness: 0.4 },
  { position: [0.6, floor + 2.1, 1.5], intensity: 1.9, ink: warm, castsShadow: false, reach: 5 },
  { position: [-1.5, floor + 3.3, 0.9], intensity: 1, ink: warm, softness: 0.4 },
  { position: [-4.2, floor + 1.6, -1.6], intensity: 1.1, ink: warm, softness: 0.4 },
  { position: [-4.2, floor + 1.6, -4.8], intensity: 0.8, ink: warm, softness: 0.4 },
  { position: [4.4, floor + 2.1, 2.9], intensity: 1.3, ink: warm, castsShadow: false, reach: 4 },
]

export const fire = fireLight(on(land, ...firePlace))
