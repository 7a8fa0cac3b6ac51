import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** The darkest hour, no moon: indigo and violet over a green glow, the whole Milky Way. */
export const starry: Hour = {
  mood: {
    sun: { toward: normalize([0.4, 0.6, -0.5]), strength: 0.6 },
    shadowInk: ink('#0b0f2b'),
    lightInk: ink('#6f7fb8'),
    tones: { deepest: 0.92, shade: 0.78, half: 0.6, high: 0.12, steps: 4 },
    cast: { ink: ink('#1a2458'), amount: 0.84 },
    ambient: { reach: 1.8, fill: 1 },
    leafInk: ink('#33467c'),
    haze: { ink: ink('#2f4a6a'), start: 24, depth: 60, most: 0.6 },
    lampSteps: 6,
    glow: 0.7,
  },
  sky: skyOf({
    bands: {
      stops: [
        [0, '#9fb08f'],
        [0.05, '#6f9a94'],
        [0.13, '#45708c'],
        [0.26, '#334f84'],
        [0.48, '#2b3470'],
        [0.9, '#1b1b4c'],
      ],
      steps: 5,
      wave: 0.05,
    },
    stars: 0.42,
    milkyWay: { across: 0.06, slope: 1.25, width: 0.22, hex: '#d3b7dc', amount: 0.66 },
    ridges: [
      { height: 0.06, swing: 0.045, frequency: 1.3, seed: 9, hex: '#33516f' },
      { height: 0.036, swing: 0.04, frequency: 1.9, seed: 17, hex: '#233a5c', trees: 0.004 },
      { height: 0.014, swing: 0.035, frequency: 2.6, seed: 27, hex: '#182745', trees: 0.007 },
    ],
  }),
}
