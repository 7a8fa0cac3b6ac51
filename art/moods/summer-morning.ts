import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** A mild summer morning: cream and turquoise, soft violet shade, peach light from the ground. */
export const summerMorning: Hour = {
  mood: {
    sun: { toward: normalize([0.56, 0.52, 0.66]), strength: 1 },
    shadowInk: ink('#43507c'),
    lightInk: ink('#fff3d6'),
    tones: { deepest: 0.7, shade: 0.46, half: 0.26, high: 0.36, steps: 5 },
    ambient: { reach: 1.8, fill: 1.05 },
    bounce: { ink: ink('#f6c9a4'), amount: 0.35 },
    leafInk: ink('#d6d873'),
    haze: { ink: ink('#e6e2cc'), start: 22, depth: 80, most: 0.55 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#fff0cd'],
        [0.12, '#f8e8c8'],
        [0.28, '#cfe3d3'],
        [0.5, '#8ac8c9'],
        [0.85, '#4aa2b6'],
      ],
      steps: 4,
      wave: 0.04,
    },
    clouds: {
      inks: ['#fffdf2', '#fbe9d2', '#d3cfd8'],
      all: [
        { across: -0.12, above: 0.36, width: 0.2, height: 0.08, seed: 12 },
        { across: 0.5, above: 0.24, width: 0.24, height: 0.1, seed: 27 },
        { across: 0.28, above: 0.5, width: 0.15, height: 0.05, seed: 35 },
      ],
    },
    ridges: [
      { height: 0.06, swing: 0.03, frequency: 1.3, seed: 6, hex: '#b9cfc4' },
      { height: 0.035, swing: 0.03, frequency: 2, seed: 14, hex: '#8fb39c', trees: 0.006 },
    ],
  }),
}
