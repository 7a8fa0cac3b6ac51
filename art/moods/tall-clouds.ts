import { skyOf } from '../sky/sky.ts'
import type { Hour } from './hour.ts'
import { noon, noonSky } from './noon.ts'

/** Noon when clouds tower over the hills. */
export const tallClouds: Hour = {
  mood: noon.mood,
  sky: skyOf({
    ...noonSky,
    lightFrom: -1,
    clouds: {
      inks: ['#fffaea', '#f4e6cf', '#c3d3d6'],
      // The tops first: what is lower stands before them.
      all: [
        { across: -0.3, above: 0.33, width: 0.13, height: 0.07, seed: 12 },
        { across: -0.34, above: 0.24, width: 0.22, height: 0.12, seed: 27 },
        { across: -0.36, above: 0.13, width: 0.36, height: 0.17, seed: 5 },
        { across: 0.6, above: 0.26, width: 0.16, height: 0.09, seed: 18 },
        { across: 0.55, above: 0.15, width: 0.28, height: 0.15, seed: 33 },
        { across: 0.08, above: 0.45, width: 0.16, height: 0.06, seed: 14 },
        { across: -0.75, above: 0.1, width: 0.2, height: 0.1, seed: 8 },
      ],
    },
  }),
}
