import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** Before breakfast: a low pale sun, rose and pearl, mist in the valleys. Morning Dove's hour. */
export const dawn: Hour = {
  mood: {
    sun: { toward: normalize([0.8, 0.26, 0.54]), strength: 1.2 },
    shadowInk: ink('#4b5478'),
    lightInk: ink('#ffe9c9'),
    tones: { deepest: 0.68, shade: 0.46, half: 0.28, high: 0.4, steps: 5 },
    ambient: { reach: 1.8, fill: 1.05 },
    bounce: { ink: ink('#f3c9b0'), amount: 0.3 },
    leafInk: ink('#e6d68a'),
    haze: { ink: ink('#ecd6cf'), start: 12, depth: 36, most: 0.75 },
    lampSteps: 5,
    glow: 0.3,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#ffe6c4'],
        [0.1, '#fdd3bd'],
        [0.24, '#eec3c6'],
        [0.42, '#c3c0d6'],
        [0.7, '#94b4d0'],
      ],
      steps: 5,
      wave: 0.04,
    },
    sun: {
      across: 0.36,
      above: 0.1,
      radius: 0.035,
      hex: '#fff6dd',
      halos: [
        [0.16, '#fff0cc', 0.35],
        [0.09, '#fff3d2', 0.45],
      ],
    },
    streaks: [
      { across: 0.2, above: 0.19, width: 0.45, height: 0.01, hex: '#fff0d8', seed: 3 },
      { across: -0.25, above: 0.27, width: 0.4, height: 0.012, hex: '#f7cfc4', seed: 7 },
      { across: 0.3, above: 0.35, width: 0.3, height: 0.009, hex: '#e3c4d0', seed: 11 },
    ],
    ridges: [
      { height: 0.09, swing: 0.05, frequency: 1.3, seed: 5, hex: '#d8bfc9', footHex: '#f3ddd3' },
      { height: 0.062, swing: 0.05, frequency: 1.8, seed: 9, hex: '#b3adc0', footHex: '#ecd9d2' },
      {
        height: 0.036,
        swing: 0.05,
        frequency: 2.3,
        seed: 17,
        hex: '#8f9fa6',
        footHex: '#e4d6cd',
        trees: 0.005,
      },
      {
        height: 0.008,
        swing: 0.04,
        frequency: 3,
        seed: 25,
        hex: '#6f8c80',
        litHex: '#a7b18c',
        trees: 0.009,
      },
    ],
  }),
}
