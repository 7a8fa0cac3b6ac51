import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** The hot end of an afternoon in July: a white sun in a yellow sky, hills gone in the haze. */
export const midsummer: Hour = {
  mood: {
    sun: { toward: normalize([-0.62, 0.5, 0.42]), strength: 1.22 },
    shadowInk: ink('#3d4a52'),
    lightInk: ink('#fff2b0'),
    tones: { deepest: 0.72, shade: 0.46, half: 0.28, high: 0.42, steps: 5 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#f0cf80'), amount: 0.35 },
    leafInk: ink('#f0d85a'),
    haze: { ink: ink('#f6e2a4'), start: 16, depth: 50, most: 0.65 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf({
    lightFrom: -1,
    bands: {
      stops: [
        [0, '#fff0b4'],
        [0.12, '#fce39a'],
        [0.26, '#f3dc9c'],
        [0.42, '#c9dcb4'],
        [0.62, '#86c3bd'],
        [0.9, '#4fa5b5'],
      ],
      steps: 4,
      wave: 0.04,
    },
    sun: {
      across: -0.28,
      above: 0.36,
      radius: 0.05,
      hex: '#fffbe6',
      halos: [
        [0.24, '#fff3c0', 0.35],
        [0.15, '#fff6d0', 0.4],
        [0.09, '#fffade', 0.5],
      ],
    },
    ridges: [
      { height: 0.1, swing: 0.05, frequency: 1.2, seed: 4, hex: '#e8d59c', isMesa: true },
      { height: 0.07, swing: 0.05, frequency: 1.8, seed: 9, hex: '#cfc98f' },
      { height: 0.04, swing: 0.05, frequency: 2.3, seed: 19, hex: '#adb57c', trees: 0.005 },
      { height: 0.012, swing: 0.04, frequency: 3, seed: 27, hex: '#8ba068', trees: 0.009 },
    ],
  }),
}
