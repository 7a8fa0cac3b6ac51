import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** The sun on the hills, ahead of the viewer: amber haze, long shadows toward us. */
export const sundown: Hour = {
  mood: {
    sun: { toward: normalize([-0.06, 0.25, -0.97]), strength: 1.8 },
    shadowInk: ink('#4a3350'),
    lightInk: ink('#ffd98a'),
    tones: { deepest: 0.8, shade: 0.5, half: 0.28, high: 0.5, steps: 5 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#e0a070'), amount: 0.25 },
    leafInk: ink('#ffc94f'),
    haze: { ink: ink('#ffc982'), start: 10, depth: 46, most: 0.7 },
    lampSteps: 5,
    glow: 0.4,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#ffe9a8'],
        [0.1, '#ffd98c'],
        [0.24, '#fbb96a'],
        [0.42, '#ee9560'],
        [0.7, '#d0766a'],
      ],
      steps: 5,
      wave: 0.04,
    },
    sun: {
      across: -0.035,
      above: 0.165,
      radius: 0.058,
      hex: '#fffbe6',
      halos: [
        [0.36, '#ffe9a0', 0.3],
        [0.23, '#fff0b4', 0.4],
        [0.13, '#fff5c8', 0.55],
      ],
    },
    streaks: [
      { across: -0.25, above: 0.3, width: 0.5, height: 0.013, hex: '#ffd58c', seed: 2 },
      { across: 0.35, above: 0.36, width: 0.44, height: 0.012, hex: '#ffc27c', seed: 5 },
      { across: -0.4, above: 0.42, width: 0.36, height: 0.012, hex: '#f7a878', seed: 9 },
      { across: -0.1, above: 0.22, width: 0.3, height: 0.008, hex: '#fff0bc', seed: 14 },
    ],
    ridges: [
      { height: 0.1, swing: 0.05, frequency: 1.1, seed: 7, hex: '#e9a468', footHex: '#f8c982' },
      { height: 0.07, swing: 0.05, frequency: 1.7, seed: 15, hex: '#c98452', footHex: '#efb068' },
      {
        height: 0.04,
        swing: 0.05,
        frequency: 2.2,
        seed: 24,
        hex: '#9a6a48',
        footHex: '#d99a58',
        trees: 0.006,
      },
      { height: 0.01, swing: 0.04, frequency: 3, seed: 31, hex: '#76583c', trees: 0.01 },
    ],
  }),
}
