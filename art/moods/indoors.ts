import { ink } from '../core/inks.ts'
import type { Mood } from '../render/mood.ts'
import type { Hour } from './hour.ts'

/** What walls and ceiling do to light, by day and by lamp. */
const room = {
  ambient: { reach: 1, fill: 1.3 },
  lampSteps: 6,
} as const satisfies Partial<Mood>

/** An hour of the day as rooms have it: thin warm shade, and sun in patches. */
export function indoors({ mood, sky }: Hour): Hour {
  const { sun, haze } = mood
  return {
    sky,
    mood: {
      ...mood,
      ...room,
      sun: sun && { ...sun, strength: 2 },
      shadowInk: ink('#63505f'),
      lightInk: ink('#fff0c6'),
      tones: { deepest: 0.66, shade: 0.09, half: 0.2, high: 0.52, steps: 8 },
      bounce: { ink: ink('#ffd9a4'), amount: 0.22 },
      ...(haze && { haze: { ...haze, start: 14, depth: 50, most: 0.5 } }),
      glow: 0.4,
    },
  }
}

/** An evening as rooms have it: what no lamp reaches keeps a little of its own ink. */
export function lamplit({ mood, sky }: Hour): Hour {
  return {
    sky,
    mood: {
      ...mood,
      ...room,
      lampSteps: 10,
      tones: { deepest: 0.78, shade: 0.5, half: 0.35, high: 0.3, steps: 10 },
      bounce: { ink: ink('#f0a468'), amount: 0.3 },
      glow: 0.5,
    },
  }
}
