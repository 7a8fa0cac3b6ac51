import { desertWillow, evening, fire } from '../cabins/desert-willow/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { dawn } from '../moods/dawn.ts'
import { dusk } from '../moods/dusk.ts'
import { night } from '../moods/night.ts'
import { noon } from '../moods/noon.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const seen = (camera: CameraSetting, staging: Omit<Staging, 'camera'> = {}) => ({
  camera,
  build: () => desertWillow({ camera, ...staging }),
})
const lit = { isLit: true }

export const desertWillowShots: Shots = {
  'desert-willow/exterior': {
    ...seen({ position: [5.2, 1.7, 13.2], lookAt: [0.9, 0, -1], fieldOfView: 42, shift: 0.13 }),
    hour: vary(noon, { isMirrored: true, sun: [-0.45, 0.6, 0.66] }),
    alt: 'Desert Willow by day: adobe-red boards under one slope of silver metal, two turquoise rockers on the porch, a desert willow in pink bloom',
  },
  'desert-willow/dusk': {
    ...seen(
      { position: [-8, 1.75, 11.8], lookAt: [0.7, 0, -1.2], fieldOfView: 42, shift: 0.13 },
      lit,
    ),
    hour: dusk,
    lamps: evening,
    alt: 'Desert Willow at dusk: a lantern by the door, a row of lit windows under the high eave, and the willow in bloom by the porch',
  },
  'desert-willow/night': {
    ...seen({ position: [1.4, 1.5, 11.6], lookAt: [1.5, 0, 0], fieldOfView: 44, shift: 0.2 }, lit),
    hour: vary(night, { aside: 0.25 }),
    lamps: evening,
    alt: 'Desert Willow at night: the lit porch with its rockers, and stars over the slope of the roof',
  },
  'desert-willow/porch': {
    ...seen({ position: [1.3, 2.05, 2.1], lookAt: [-5, 0, 0.95], fieldOfView: 52, shift: -0.08 }),
    hour: vary(dawn, { sun: [-0.62, 0.34, 0.72] }),
    alt: 'The porch of Desert Willow early in the morning: two rockers, a cup on a stump between them, and the hills in the first sun',
  },
  'desert-willow/fire-pit': {
    ...seen(
      { position: [13.6, 1.65, 13.4], lookAt: [8.1, 0, 0.5], fieldOfView: 52, shift: 0.1 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(blueHour, { aside: -0.2 }),
    lamps: [...evening, ...fire],
    alt: 'The fire pit by Desert Willow at the blue hour: chairs around the flames on pale gravel, the lit cabin beyond',
  },
}
