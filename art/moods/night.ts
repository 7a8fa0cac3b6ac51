import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

/** A clear night: moonlight in one blue, the Milky Way, lamps and fire. Coyote Cabin's hour. */
export const night: Hour = {
  mood: {
    sun: { toward: normalize([-0.5, 0.62, -0.1]), strength: 1 },
    shadowInk: ink('#0f1d3d'),
    lightInk: ink('#8fb4d6'),
    tones: { deepest: 0.9, shade: 0.72, half: 0.5, high: 0.2, steps: 4 },
    cast: { ink: ink('#17305a'), amount: 0.68 },
    ambient: { reach: 1.8, fill: 1 },
    leafInk: ink('#6f9ac0'),
    haze: { ink: ink('#2a4b75'), start: 20, depth: 40, most: 0.7 },
    lampSteps: 6,
    glow: 0.75,
  },
  sky: skyOf({
    bands: {
      stops: [
        [0, '#5b7f96'],
        [0.08, '#3f668a'],
        [0.2, '#2b4d7a'],
        [0.4, '#1f3a66'],
        [0.8, '#152750'],
      ],
      steps: 5,
      wave: 0.05,
    },
    stars: 0.34,
    milkyWay: { across: 0.12, slope: 1.05, width: 0.17, hex: '#9db0d6', amount: 0.5 },
    ridges: [
      { height: 0.075, swing: 0.05, frequency: 1.3, seed: 3, hex: '#315a7c' },
      { height: 0.05, swing: 0.05, frequency: 1.9, seed: 8, hex: '#264a6a', trees: 0.004 },
      { height: 0.025, swing: 0.04, frequency: 2.4, seed: 14, hex: '#1c3a58', trees: 0.007 },
    ],
  }),
}
