import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** A frosty morning before the sun is up: lemon and ice, blue shade, lamps still lit. */
export const winterMorning: Hour = {
  mood: {
    sun: { toward: normalize([0.72, 0.3, 0.5]), strength: 1 },
    shadowInk: ink('#3b5278'),
    lightInk: ink('#fff3dc'),
    tones: { deepest: 0.78, shade: 0.5, half: 0.3, high: 0.3, steps: 5 },
    cast: { ink: ink('#a9c3d6'), amount: 0.16 },
    ambient: { reach: 1.8, fill: 1 },
    leafInk: ink('#cfdcb0'),
    haze: { ink: ink('#d6e2e2'), start: 16, depth: 44, most: 0.72 },
    lampSteps: 6,
    glow: 0.55,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#fff3c2'],
        [0.1, '#fbe9bf'],
        [0.22, '#e3e6cf'],
        [0.38, '#b9d6d9'],
        [0.6, '#8cb9cd'],
        [0.9, '#6a9cbc'],
      ],
      steps: 4,
      wave: 0.04,
    },
    streaks: [
      { across: -0.25, above: 0.3, width: 0.4, height: 0.009, hex: '#fff6dc', seed: 4 },
      { across: 0.3, above: 0.36, width: 0.36, height: 0.008, hex: '#f1efdc', seed: 9 },
    ],
    ridges: [
      { height: 0.09, swing: 0.05, frequency: 1.3, seed: 5, hex: '#c2d3d6' },
      { height: 0.062, swing: 0.05, frequency: 1.8, seed: 9, hex: '#a3bcc6', trees: 0.004 },
      { height: 0.034, swing: 0.05, frequency: 2.3, seed: 17, hex: '#8aa6b3', trees: 0.007 },
      { height: 0.008, swing: 0.04, frequency: 3, seed: 25, hex: '#7e9aa3', trees: 0.01 },
    ],
  }),
}
