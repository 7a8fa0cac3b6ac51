import { ink } from '../core/inks.ts'
import { normalize } from '../core/vectors.ts'
import { skyOf, type SkySetting } from '../sky/sky.ts'
import type { Hour } from './hour.ts'

const sky: SkySetting = {
  lightFrom: -1,
  bands: {
    stops: [
      [0, '#fbe0a9'],
      [0.15, '#f9cf95'],
      [0.34, '#e9b493'],
      [0.55, '#a9b3b0'],
      [0.9, '#6c9cae'],
    ],
    steps: 4,
    wave: 0.05,
  },
  clouds: {
    inks: ['#fff0cf', '#fbdcb0', '#d9a795'],
    all: [
      { across: 0.34, above: 0.34, width: 0.27, height: 0.11, seed: 23 },
      { across: -0.42, above: 0.42, width: 0.2, height: 0.08, seed: 8 },
      { across: 0.02, above: 0.22, width: 0.16, height: 0.05, seed: 31 },
    ],
  },
  ridges: [
    { height: 0.095, swing: 0.05, frequency: 1.3, seed: 5, hex: '#d3b096' },
    { height: 0.065, swing: 0.05, frequency: 1.8, seed: 9, hex: '#b39784', litHex: '#d8b48c' },
    {
      height: 0.038,
      swing: 0.05,
      frequency: 2.3,
      seed: 17,
      hex: '#8f8768',
      litHex: '#bfa868',
      trees: 0.005,
    },
    {
      height: 0.01,
      swing: 0.04,
      frequency: 3,
      seed: 25,
      hex: '#6f7450',
      litHex: '#a89a55',
      trees: 0.009,
    },
  ],
}

/** The last hour of sun: long light, apricot sky, violet shade. Mockingbird Cabin's hour. */
export const goldenHour: Hour = {
  mood: {
    sun: { toward: normalize([-0.72, 0.34, 0.6]), strength: 1.1 },
    shadowInk: ink('#44385c'),
    lightInk: ink('#ffe2a3'),
    tones: { deepest: 0.76, shade: 0.5, half: 0.3, high: 0.4, steps: 6 },
    ambient: { reach: 1.8, fill: 1 },
    bounce: { ink: ink('#e9b98a'), amount: 0.3 },
    leafInk: ink('#f0c25a'),
    haze: { ink: ink('#f0c99a'), start: 18, depth: 70, most: 0.6 },
    lampSteps: 5,
    glow: 0.35,
  },
  sky: skyOf(sky),
}

/** Where hills fill the view: light lies at their feet, since patches of it would look like blotches. */
export const goldenHills: Hour = {
  mood: goldenHour.mood,
  sky: skyOf({
    ...sky,
    ridges: sky.ridges.map(({ litHex, ...ridge }) =>
      litHex ? { ...ridge, footHex: litHex } : ridge,
    ),
  }),
}
