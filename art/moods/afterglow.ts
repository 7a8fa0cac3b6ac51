import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** Dusk turning to night: petrol blue and first stars over a thin line of embers. */
export const afterglow: Hour = {
  mood: {
    sun: { toward: normalize([0.35, 0.3, -0.88]), strength: 0.7 },
    shadowInk: ink('#0f2740'),
    lightInk: ink('#7f9fae'),
    tones: { deepest: 0.9, shade: 0.66, half: 0.5, high: 0.16, steps: 4 },
    cast: { ink: ink('#1f4a63'), amount: 0.56 },
    ambient: { reach: 1.8, fill: 1 },
    leafInk: ink('#5f8f9a'),
    haze: { ink: ink('#3d6273'), start: 20, depth: 44, most: 0.6 },
    lampSteps: 7,
    glow: 0.7,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#ff9a4f'],
        [0.09, '#fba05f'],
        [0.15, '#e3a67f'],
        [0.22, '#97a197'],
        [0.33, '#4f8390'],
        [0.46, '#2b6078'],
        [0.8, '#153a56'],
      ],
      steps: 4,
      wave: 0.05,
    },
    stars: 0.2,
    streaks: [
      { across: 0.12, above: 0.13, width: 0.5, height: 0.01, hex: '#ffb978', seed: 3 },
      { across: -0.3, above: 0.19, width: 0.4, height: 0.01, hex: '#c99c86', seed: 7 },
      { across: 0.4, above: 0.25, width: 0.3, height: 0.009, hex: '#6f8f92', seed: 12 },
    ],
    ridges: [
      { height: 0.075, swing: 0.05, frequency: 1.2, seed: 6, hex: '#8d7a76' },
      { height: 0.05, swing: 0.05, frequency: 1.8, seed: 13, hex: '#4c5f6d', trees: 0.004 },
      { height: 0.022, swing: 0.05, frequency: 2.4, seed: 22, hex: '#284a5c', trees: 0.007 },
    ],
  }),
}
