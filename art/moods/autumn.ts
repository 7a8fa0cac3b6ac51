import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** A clear day in November: light through rust-red leaves, plum shade, a cool pale sky. */
export const autumn: Hour = {
  mood: {
    sun: { toward: normalize([0.62, 0.5, -0.34]), strength: 1.2 },
    shadowInk: ink('#43344f'),
    lightInk: ink('#ffe6a8'),
    tones: { deepest: 0.74, shade: 0.46, half: 0.28, high: 0.36, steps: 5 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#f0b070'), amount: 0.3 },
    leafInk: ink('#ffb04a'),
    haze: { ink: ink('#eccfa6'), start: 14, depth: 44, most: 0.62 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#fbeccb'],
        [0.14, '#f1e6cd'],
        [0.3, '#d3dfd8'],
        [0.5, '#a9cbd6'],
        [0.85, '#7fb0c8'],
      ],
      steps: 4,
      wave: 0.04,
    },
    ridges: [
      { height: 0.13, swing: 0.05, frequency: 1.3, seed: 7, hex: '#d9bfa0' },
      { height: 0.08, swing: 0.05, frequency: 1.9, seed: 15, hex: '#c39a72', litHex: '#d6ae78' },
    ],
  }),
}
