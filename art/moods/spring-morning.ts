import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** An April morning: a low sun beside the viewer, a clean sky with thin high cloud. */
export const springMorning: Hour = {
  mood: {
    sun: { toward: normalize([0.78, 0.42, -0.2]), strength: 1.1 },
    shadowInk: ink('#2f4f63'),
    lightInk: ink('#fff0b8'),
    tones: { deepest: 0.72, shade: 0.46, half: 0.26, high: 0.4, steps: 5 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#e9dfa0'), amount: 0.3 },
    leafInk: ink('#e2de62'),
    haze: { ink: ink('#dfe6c8'), start: 16, depth: 60, most: 0.6 },
    lampSteps: 5,
    glow: 0,
  },
  sky: skyOf({
    lightFrom: 1,
    bands: {
      stops: [
        [0, '#fff1c4'],
        [0.14, '#f6eecb'],
        [0.3, '#cfe6d6'],
        [0.5, '#9fd3d6'],
        [0.85, '#6fb9cb'],
      ],
      steps: 4,
      wave: 0.05,
    },
    streaks: [
      { across: 0.2, above: 0.42, width: 0.5, height: 0.014, hex: '#fff8e2', seed: 3 },
      { across: -0.35, above: 0.39, width: 0.42, height: 0.012, hex: '#fbf3dc', seed: 7 },
      { across: 0.5, above: 0.33, width: 0.3, height: 0.01, hex: '#fff8e2', seed: 19 },
    ],
    ridges: [
      { height: 0.2, swing: 0.06, frequency: 1.2, seed: 6, hex: '#bcd3c4' },
      { height: 0.15, swing: 0.05, frequency: 1.7, seed: 12, hex: '#9cbfa6', litHex: '#b3cba4' },
    ],
  }),
}
