import { clearAfternoon } from '../moods/clear-afternoon.ts'
import { goldenHour } from '../moods/golden-hour.ts'
import { lateHaze } from '../moods/late-haze.ts'
import { noon } from '../moods/noon.ts'
import { summerMorning } from '../moods/summer-morning.ts'
import { vary } from '../moods/vary.ts'
import { austin } from '../places/austin/index.ts'
import { drippingSprings } from '../places/dripping-springs/index.ts'
import { fredericksburg } from '../places/fredericksburg/index.ts'
import { newBraunfels } from '../places/new-braunfels/index.ts'
import { sanAntonio } from '../places/san-antonio/index.ts'
import { seen } from './seen.ts'
import type { Shots } from './shot.ts'

export const townsShots: Shots = {
  'towns/fredericksburg': {
    ...seen(fredericksburg, {
      position: [-0.4, 1.8, 8.6],
      lookAt: [0.5, 0, -10],
      fieldOfView: 46,
      shift: 0.13,
    }),
    hour: summerMorning,
    alt: 'Main Street in Fredericksburg on a summer morning: limestone shops with covered sidewalks, the eight-sided Vereins Kirche, and a stand of peaches',
  },
  'towns/austin': {
    build: austin,
    hour: lateHaze,
    camera: { position: [0, 62.6, 0], lookAt: [0, 0, -100], fieldOfView: 40, shift: -0.075 },
    alt: 'Austin from the hills in late light: the arch bridge over the lake far below, and the towers of downtown in rose and lavender haze',
  },
  'towns/new-braunfels': {
    build: newBraunfels,
    hour: vary(noon, { sun: [-0.34, 0.8, 0.4], isMirrored: true, aside: 0.12 }),
    camera: { position: [-0.6, 1.9, 9.4], lookAt: [-1.2, 0, -10], fieldOfView: 48, shift: 0.02 },
    alt: 'The Guadalupe in New Braunfels on a summer noon: bright inner tubes on clear green water between tall cypresses',
  },
  'towns/san-antonio': {
    ...seen(sanAntonio, {
      position: [4.4, 1.75, 9.6],
      lookAt: [1.2, 0, -14],
      fieldOfView: 42,
      shift: 0.2,
    }),
    hour: clearAfternoon,
    alt: 'A mission church in San Antonio on a clear afternoon: two bell towers and a dome of pale stone, arches of the old cloister, prickly pear by the path',
  },
  'towns/dripping-springs': {
    ...seen(drippingSprings, {
      position: [1.2, 1.7, 8.8],
      lookAt: [-0.4, 0, -10],
      fieldOfView: 45,
      shift: 0.12,
    }),
    hour: vary(goldenHour, { aside: 0.3, sun: [-0.78, 0.36, 0.5] }),
    alt: 'A winery near Dripping Springs in the last sun: a ranch gate with a star, a windmill and its tank among oaks, rows of vines up to a stone barn',
  },
}
