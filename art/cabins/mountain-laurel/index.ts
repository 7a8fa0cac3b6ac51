import { fireLight } from '../../building/camp-fire.ts'
import { ink } from '../../core/inks.ts'
import { add } from '../../core/vectors.ts'
import { on } from '../../land/ground.ts'
import type { Lamp } from '../../render/mood.ts'
import { buildCabin } from '../staging.ts'
import { furnish, lanterns } from './furnishing.ts'
import { buildHouse } from './house.ts'
import { land } from './land.ts'
import { firePlace, floor } from './measures.ts'
import { plantAround } from './planting.ts'
import { addRooms } from './rooms/index.ts'

/** Mountain Laurel, the dogtrot with two pens. Its porch looks toward positive z. */
export const mountainLaurel = buildCabin({ buildHouse, addRooms, furnish, plantAround })

const warm = ink('#ffbe66')

/** Lanterns in the breezeway and on the porch, and the windows of both pens. */
export const evening: readonly Lamp[] = [
  ...lanterns.map((at, index): Lamp => ({
    position: add(at, [0, -0.2, 0.02]),
    intensity: index < 2 ? 6 : 2,
    ink: warm,
    softness: 0.4,
  })),
  { position: [-3.85, floor + 1.5, 0.6], intensity: 1.7, ink: warm, softness: 0.4 },
  { position: [3.85, floor + 1.5, 0.6], intensity: 1.7, ink: warm, softness: 0.4 },
  { position: [0, floor + 1.9, 1.4], intensity: 3, ink: warm, castsShadow: false, reach: 5 },
  { position: [0, 1.3, 4.6], intensity: 1.8, ink: warm, castsShadow: false, reach: 3.6 },
  { position: [8, 3, 2.2], intensity: 1.2, ink: warm, castsShadow: false, reach: 4 },
]

export const fire = fireLight(on(land, ...firePlace), 1.15)
