import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** Early evening: a last low light, peach under turquoise, lamps already lit. The pavilion's hour. */
export const evening: Hour = {
  mood: {
    sun: { toward: normalize([-0.8, 0.24, 0.42]), strength: 1.2 },
    shadowInk: ink('#26385f'),
    lightInk: ink('#ffd9a6'),
    tones: { deepest: 0.8, shade: 0.54, half: 0.34, high: 0.36, steps: 5 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#d9a58a'), amount: 0.25 },
    leafInk: ink('#d8c46a'),
    haze: { ink: ink('#a8b3b4'), start: 18, depth: 60, most: 0.6 },
    lampSteps: 7,
    glow: 0.5,
  },
  sky: skyOf({
    lightFrom: -1,
    bands: {
      stops: [
        [0, '#ffe0ae'],
        [0.08, '#fdc9a0'],
        [0.2, '#f0b3a2'],
        [0.32, '#b9b4b3'],
        [0.5, '#74a9b3'],
        [0.8, '#3c8499'],
      ],
      steps: 4,
      wave: 0.05,
    },
    clouds: {
      inks: ['#fff0d2', '#fbc6a4', '#b28fa2'],
      all: [
        { across: -0.5, above: 0.3, width: 0.24, height: 0.08, seed: 6 },
        { across: 0.46, above: 0.38, width: 0.22, height: 0.07, seed: 19 },
      ],
    },
    streaks: [
      { across: 0.1, above: 0.17, width: 0.5, height: 0.01, hex: '#ffe3ba', seed: 4 },
      { across: -0.3, above: 0.22, width: 0.34, height: 0.009, hex: '#fbd0b0', seed: 9 },
    ],
    ridges: [
      { height: 0.1, swing: 0.05, frequency: 1.2, seed: 4, hex: '#b3a3ae' },
      { height: 0.07, swing: 0.05, frequency: 1.7, seed: 11, hex: '#8596a3', litHex: '#a8a29f' },
      {
        height: 0.042,
        swing: 0.05,
        frequency: 2.2,
        seed: 19,
        hex: '#5f8089',
        litHex: '#8a937f',
        trees: 0.005,
      },
      {
        height: 0.012,
        swing: 0.04,
        frequency: 3,
        seed: 29,
        hex: '#456b68',
        litHex: '#7d8a5c',
        trees: 0.009,
      },
    ],
  }),
}
