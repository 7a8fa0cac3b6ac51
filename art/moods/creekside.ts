import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** An afternoon under tall trees: green shade, light that falls through leaves from behind them. */
export const creekside: Hour = {
  mood: {
    sun: { toward: normalize([-0.42, 0.72, -0.3]), strength: 1 },
    shadowInk: ink('#12424f'),
    lightInk: ink('#fff3bd'),
    tones: { deepest: 0.74, shade: 0.5, half: 0.3, high: 0.42, steps: 5 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#cfe3a0'), amount: 0.25 },
    leafInk: ink('#dbe070'),
    haze: { ink: ink('#dbe7b6'), start: 12, depth: 34, most: 0.72 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf({
    lightFrom: -1,
    bands: {
      stops: [
        [0, '#fdf1c9'],
        [0.15, '#f3edc9'],
        [0.4, '#bfe0d2'],
        [0.8, '#7fc4c9'],
      ],
      steps: 4,
      wave: 0.04,
    },
    ridges: [],
  }),
}
