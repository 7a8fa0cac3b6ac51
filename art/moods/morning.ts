import { normalize } from '../core/vectors.ts'
import type { Hour } from './hour.ts'
import { noon } from './noon.ts'

/** The same clear day some hours before noon: the sun stands behind the cabins, to the right. */
export const morning: Hour = {
  ...noon,
  mood: { ...noon.mood, sun: { toward: normalize([0.6, 0.52, -0.62]), strength: 1 } },
}
