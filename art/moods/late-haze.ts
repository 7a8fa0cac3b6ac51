import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** Late light from behind the viewer on far things: rose and lavender air, gold on what stands up. */
export const lateHaze: Hour = {
  mood: {
    sun: { toward: normalize([-0.62, 0.34, 0.7]), strength: 1.1 },
    shadowInk: ink('#3b3f72'),
    lightInk: ink('#ffdca8'),
    tones: { deepest: 0.74, shade: 0.52, half: 0.34, high: 0.42, steps: 5 },
    ambient: { reach: 3, fill: 1 },
    bounce: { ink: ink('#e0a79c'), amount: 0.25 },
    leafInk: ink('#d9c26a'),
    haze: { ink: ink('#d9b3bd'), start: 60, depth: 760, most: 0.68 },
    lampSteps: 5,
    glow: 0.2,
  },
  sky: skyOf({
    lightFrom: -1,
    bands: {
      stops: [
        [0, '#f6cdb6'],
        [0.06, '#f3bdb4'],
        [0.13, '#dcaebd'],
        [0.21, '#b3a6c8'],
        [0.34, '#8aa2cf'],
        [0.6, '#6a93c6'],
      ],
      steps: 4,
      wave: 0.03,
    },
    clouds: {
      inks: ['#fff0dc', '#f9cdbd', '#b79cbc'],
      all: [
        { across: -0.34, above: 0.19, width: 0.24, height: 0.075, seed: 9 },
        { across: 0.42, above: 0.235, width: 0.17, height: 0.05, seed: 21 },
      ],
    },
    ridges: [
      { height: 0.012, swing: 0.012, frequency: 1.6, seed: 5, hex: '#c9a3b4' },
      { height: 0.002, swing: 0.01, frequency: 2.4, seed: 12, hex: '#b295ae' },
    ],
  }),
}
