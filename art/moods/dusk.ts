import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** After sunset: embers in the west, plum shade, lamps lit. Desert Willow's hour. */
export const dusk: Hour = {
  mood: {
    sun: { toward: normalize([-0.86, 0.2, -0.14]), strength: 0.84 },
    shadowInk: ink('#2a2c55'),
    lightInk: ink('#ffb87c'),
    tones: { deepest: 0.86, shade: 0.6, half: 0.4, high: 0.5, steps: 4 },
    cast: { ink: ink('#7a5a78'), amount: 0.18 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#d98a6a'), amount: 0.3 },
    leafInk: ink('#e0a85a'),
    haze: { ink: ink('#8b5f80'), start: 20, depth: 34, most: 0.7 },
    lampSteps: 5,
    glow: 0.62,
  },
  sky: skyOf({
    lightFrom: -1,
    bands: {
      stops: [
        [0, '#ffb46b'],
        [0.07, '#ff9d63'],
        [0.18, '#f2836a'],
        [0.32, '#c66a79'],
        [0.47, '#7f5a86'],
        [0.66, '#46497f'],
        [0.9, '#2b3768'],
      ],
      steps: 5,
      wave: 0.05,
    },
    stars: 0.05,
    streaks: [
      { across: -0.15, above: 0.23, width: 0.5, height: 0.014, hex: '#ffc08a', seed: 2 },
      { across: 0.15, above: 0.285, width: 0.42, height: 0.012, hex: '#f39a80', seed: 5 },
      { across: -0.3, above: 0.36, width: 0.36, height: 0.012, hex: '#d97f83', seed: 9 },
      { across: -0.5, above: 0.16, width: 0.3, height: 0.009, hex: '#ffd9a0', seed: 12 },
      { across: 0.1, above: 0.43, width: 0.3, height: 0.01, hex: '#a8708f', seed: 19 },
    ],
    ridges: [
      { height: 0.085, swing: 0.05, frequency: 1.3, seed: 3, hex: '#c9737c' },
      { height: 0.062, swing: 0.055, frequency: 1.9, seed: 8, hex: '#a05f7d', trees: 0.004 },
      { height: 0.036, swing: 0.05, frequency: 2.4, seed: 14, hex: '#74507a', trees: 0.006 },
      { height: 0.006, swing: 0.04, frequency: 3.1, seed: 21, hex: '#4f4470', trees: 0.009 },
    ],
  }),
}
