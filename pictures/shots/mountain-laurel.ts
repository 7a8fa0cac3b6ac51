import { evening, fire, mountainLaurel } from '../cabins/mountain-laurel/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { goldenHour } from '../moods/golden-hour.ts'
import { night } from '../moods/night.ts'
import { noon } from '../moods/noon.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const seen = (camera: CameraSetting, staging: Omit<Staging, 'camera'> = {}) => ({
  camera,
  build: () => mountainLaurel({ camera, ...staging }),
})
const lit = { isLit: true }

export const mountainLaurelShots: Shots = {
  'mountain-laurel/exterior': {
    ...seen({ position: [-8.8, 2, 13.4], lookAt: [-0.4, 0, -1.6], fieldOfView: 42, shift: 0.1 }),
    hour: vary(noon, { isMirrored: true, aside: 0.15, sun: [-0.4, 0.62, 0.68] }),
    alt: 'Mountain Laurel by day: a long log cabin of two halves with an open breezeway between them, laurels hung with purple bloom',
  },
  'mountain-laurel/dusk': {
    ...seen(
      { position: [1.5, 1.95, 16.4], lookAt: [0.3, 0, -2], fieldOfView: 40, shift: 0.1 },
      lit,
    ),
    hour: blueHour,
    lamps: evening,
    alt: 'Mountain Laurel at the blue hour: lanterns over the long table in the breezeway, lit windows on both sides, laurel in bloom by the step',
  },
  'mountain-laurel/night': {
    ...seen(
      { position: [6.2, 1.6, 13.4], lookAt: [0.6, 0, -1], fieldOfView: 44, shift: 0.17 },
      lit,
    ),
    hour: vary(night, { isMirrored: true }),
    lamps: evening,
    alt: 'Mountain Laurel at night: the porch of both halves in lamplight, the grill and a string of bulbs to the oak, stars above',
  },
  'mountain-laurel/porch': {
    ...seen({ position: [0.3, 2.3, 2], lookAt: [-0.1, 0, -4], fieldOfView: 54, shift: -0.05 }),
    hour: vary(goldenHour, { aside: 0.2, sun: [0.11, 0.28, 0.95] }),
    alt: 'The breezeway of Mountain Laurel: a long table with benches between the two halves of the cabin, open to the hills behind',
  },
  'mountain-laurel/fire-pit': {
    ...seen(
      { position: [15.8, 1.7, 11], lookAt: [7, 0, 1], fieldOfView: 46, shift: 0.09 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(night, { aside: 0.45 }),
    lamps: [...evening, ...fire],
    alt: 'The fire pit by Mountain Laurel at night: log benches and two chairs around a tall fire, the long porch lit behind',
  },
}
