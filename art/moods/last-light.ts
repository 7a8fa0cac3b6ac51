import { skyOf } from '../sky/sky.ts'
import { blueHour, blueHourSky } from './blue-hour.ts'
import type { Hour } from './hour.ts'

/** The blue hour's first minutes: the west still glows. */
export const lastLight: Hour = {
  mood: blueHour.mood,
  sky: skyOf({
    ...blueHourSky,
    bands: {
      stops: [
        [0, '#ffcf96'],
        [0.09, '#f7b795'],
        [0.18, '#d9a3a6'],
        [0.29, '#a394b9'],
        [0.42, '#6c80b6'],
        [0.66, '#40609f'],
        [0.95, '#2b4680'],
      ],
      steps: 5,
      wave: 0.05,
    },
  }),
}
