import { ink } from '../core/inks.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Lamp } from '../render/mood.ts'

const warm = ink('#ffbe66')

/** A lamp in a room. */
export function lampIn(position: Vec3, intensity = 2.2): Lamp {
  return { position, intensity, ink: warm, softness: 0.3 }
}

/** What walls and ceiling give back of it. */
export function fillIn(position: Vec3, intensity = 1.5): Lamp {
  return { position, intensity, ink: warm, softness: 1, castsShadow: false }
}

/** A hearth's fire. */
export function hearthLight(position: Vec3, intensity = 2.6): Lamp {
  return { position, intensity, ink: ink('#ff9c45'), softness: 0.4 }
}
