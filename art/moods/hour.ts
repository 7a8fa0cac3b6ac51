import type { Mood } from '../render/mood.ts'
import type { Sky } from '../sky/sky.ts'

/** An hour of the day: its light, and the sky over it. */
export interface Hour {
  mood: Mood
  sky: Sky
}
