import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** Two hours before sunset: warm walls, long blue shade, a rose edge on the clouds. */
export const lateAfternoon: Hour = {
  mood: {
    sun: { toward: normalize([0.8, 0.3, 0.34]), strength: 1.05 },
    shadowInk: ink('#3b3f6e'),
    lightInk: ink('#ffdca0'),
    tones: { deepest: 0.72, shade: 0.44, half: 0.28, high: 0.4, steps: 6 },
    ambient: { reach: 1.8, fill: 1.1 },
    bounce: { ink: ink('#f0bd8c'), amount: 0.35 },
    leafInk: ink('#eec862'),
    haze: { ink: ink('#f0d0b4'), start: 20, depth: 60, most: 0.6 },
    lampSteps: 6,
    glow: 0.3,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#fbe3c0'],
        [0.14, '#f6d0b4'],
        [0.3, '#d9c3c4'],
        [0.5, '#98b4cc'],
        [0.9, '#5f94bd'],
      ],
      steps: 4,
      wave: 0.05,
    },
    clouds: {
      inks: ['#fff1dc', '#f8d5bd', '#cfa9b4'],
      all: [
        { across: 0.26, above: 0.26, width: 0.26, height: 0.12, seed: 12 },
        { across: -0.3, above: 0.38, width: 0.2, height: 0.09, seed: 27 },
        { across: 0.6, above: 0.4, width: 0.16, height: 0.07, seed: 6 },
      ],
    },
    ridges: [
      { height: 0.085, swing: 0.05, frequency: 1.3, seed: 6, hex: '#bfa9b6' },
      { height: 0.058, swing: 0.05, frequency: 1.9, seed: 11, hex: '#9a92a8', litHex: '#bda6ac' },
      {
        height: 0.03,
        swing: 0.05,
        frequency: 2.4,
        seed: 19,
        hex: '#768690',
        litHex: '#a3a08e',
        trees: 0.006,
      },
    ],
  }),
}
