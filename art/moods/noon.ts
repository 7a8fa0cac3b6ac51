import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf, type SkySetting } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

export const noonSky: SkySetting = {
  bands: {
    stops: [
      [0, '#f6efd6'],
      [0.1, '#dcebd9'],
      [0.25, '#a9d5d6'],
      [0.45, '#6fb5c8'],
      [0.8, '#3d8db0'],
    ],
    steps: 4,
    wave: 0.04,
  },
  clouds: {
    inks: ['#fffaea', '#f4e6cf', '#c3d3d6'],
    all: [
      { across: -0.42, above: 0.2, width: 0.26, height: 0.15, seed: 3 },
      { across: 0.33, above: 0.33, width: 0.2, height: 0.11, seed: 8 },
      { across: -0.12, above: 0.43, width: 0.14, height: 0.06, seed: 14 },
      { across: 0.55, above: 0.17, width: 0.2, height: 0.09, seed: 4 },
      { across: -0.62, above: 0.42, width: 0.14, height: 0.07, seed: 41 },
    ],
  },
  ridges: [
    { height: 0.095, swing: 0.05, frequency: 1.3, seed: 5, hex: '#9cc3c0', isMesa: true },
    { height: 0.068, swing: 0.055, frequency: 1.8, seed: 9, hex: '#7faea6', litHex: '#94bca9' },
    {
      height: 0.04,
      swing: 0.05,
      frequency: 2.3,
      seed: 17,
      hex: '#5f9382',
      litHex: '#86ab82',
      trees: 0.005,
    },
    {
      height: 0.012,
      swing: 0.04,
      frequency: 3,
      seed: 25,
      hex: '#4a7d62',
      litHex: '#7d9f63',
      trees: 0.009,
    },
  ],
}

/** Noon in spring: hard light, blue shade, heaps of cloud. Texas Sage's hour. */
export const noon: Hour = {
  mood: {
    sun: { toward: normalize([0.55, 0.55, 0.72]), strength: 1 },
    shadowInk: ink('#2c4a66'),
    lightInk: ink('#fff1c9'),
    tones: { deepest: 0.72, shade: 0.5, half: 0.3, high: 0.34, steps: 4 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#f1d7a0'), amount: 0.35 },
    leafInk: ink('#d8d86a'),
    haze: { ink: ink('#bcd9d2'), start: 18, depth: 70, most: 0.6 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf(noonSky),
}
