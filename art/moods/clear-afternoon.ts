import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** A clear afternoon far south: deep blue over cream, warm stone, violet shadows. */
export const clearAfternoon: Hour = {
  mood: {
    sun: { toward: normalize([-0.7, 0.5, 0.44]), strength: 1.1 },
    shadowInk: ink('#3f3f7c'),
    lightInk: ink('#ffe7b4'),
    tones: { deepest: 0.74, shade: 0.48, half: 0.28, high: 0.36, steps: 5 },
    ambient: { reach: 2.2, fill: 1 },
    bounce: { ink: ink('#f0b98a'), amount: 0.4 },
    leafInk: ink('#d9d065'),
    haze: { ink: ink('#e3dcc4'), start: 26, depth: 90, most: 0.5 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf({
    lightFrom: -1,
    bands: {
      stops: [
        [0, '#fdebc6'],
        [0.09, '#e4e6cc'],
        [0.22, '#9fd0d2'],
        [0.42, '#4c9fc6'],
        [0.72, '#2568a6'],
      ],
      steps: 4,
      wave: 0.05,
    },
    clouds: {
      inks: ['#fffbec', '#f9e0c2', '#c2bfd6'],
      all: [
        { across: 0.5, above: 0.2, width: 0.3, height: 0.15, seed: 31 },
        { across: -0.62, above: 0.34, width: 0.2, height: 0.08, seed: 8 },
        { across: 0.3, above: 0.55, width: 0.15, height: 0.04, seed: 17 },
      ],
    },
    ridges: [{ height: 0.012, swing: 0.012, frequency: 2, seed: 8, hex: '#9fb8a4', trees: 0.01 }],
  }),
}
