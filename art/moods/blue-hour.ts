import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf, type SkySetting } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

export const blueHourSky: SkySetting = {
  lightFrom: -1,
  bands: {
    stops: [
      [0, '#f0c3a6'],
      [0.06, '#d8b3b5'],
      [0.15, '#a3a6c6'],
      [0.3, '#6c86b8'],
      [0.52, '#43639f'],
      [0.85, '#2b4680'],
    ],
    steps: 5,
    wave: 0.04,
  },
  stars: 0.12,
  streaks: [
    { across: -0.2, above: 0.14, width: 0.4, height: 0.009, hex: '#e6bdb4', seed: 4 },
    { across: 0.25, above: 0.21, width: 0.34, height: 0.009, hex: '#8f9ac2', seed: 6 },
  ],
  ridges: [
    { height: 0.085, swing: 0.05, frequency: 1.3, seed: 3, hex: '#7f8fbb' },
    { height: 0.06, swing: 0.05, frequency: 1.9, seed: 8, hex: '#5f76a8', trees: 0.004 },
    { height: 0.034, swing: 0.05, frequency: 2.4, seed: 14, hex: '#455f93', trees: 0.006 },
    { height: 0.006, swing: 0.04, frequency: 3.1, seed: 21, hex: '#324c7c', trees: 0.009 },
  ],
}

/** Between dusk and night: everything blue but the windows. Mountain Laurel's hour. */
export const blueHour: Hour = {
  mood: {
    sun: { toward: normalize([-0.6, 0.5, 0.48]), strength: 0.7 },
    shadowInk: ink('#1d2f5e'),
    lightInk: ink('#b9cbe6'),
    tones: { deepest: 0.85, shade: 0.6, half: 0.42, high: 0.16, steps: 5 },
    cast: { ink: ink('#3f5f96'), amount: 0.42 },
    ambient: { reach: 1.8, fill: 1 },
    leafInk: ink('#8fb0d0'),
    haze: { ink: ink('#5f7fae'), start: 18, depth: 38, most: 0.7 },
    lampSteps: 6,
    glow: 0.7,
  },
  sky: skyOf(blueHourSky),
}
