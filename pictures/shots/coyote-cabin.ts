import { coyoteCabin, evening, fire } from '../cabins/coyote-cabin/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { dusk } from '../moods/dusk.ts'
import { night } from '../moods/night.ts'
import { noon } from '../moods/noon.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const seen = (camera: CameraSetting, staging: Omit<Staging, 'camera'> = {}) => ({
  camera,
  build: () => coyoteCabin({ camera, ...staging }),
})
const lit = { isLit: true }

export const coyoteCabinShots: Shots = {
  'coyote-cabin/exterior': {
    ...seen({ position: [-9.4, 1.8, 10.6], lookAt: [-0.6, 0, -1.8], fieldOfView: 43, shift: 0.13 }),
    hour: vary(noon, { aside: 0.35 }),
    alt: 'Coyote Cabin by day: cream limestone and indigo shutters under a roof of rusted tin, with a great stone chimney and sotol all around',
  },
  'coyote-cabin/dusk': {
    ...seen({ position: [2.6, 1.5, 15], lookAt: [2, 0, -2], fieldOfView: 40, shift: 0.15 }, lit),
    hour: vary(dusk, { isMirrored: true, sun: [0.86, 0.2, -0.14] }),
    lamps: evening,
    alt: 'Coyote Cabin at dusk: lamplight on the stone terrace with its two deep chairs, the sky turning plum behind the roof',
  },
  'coyote-cabin/night': {
    ...seen({ position: [7, 1.5, 12.2], lookAt: [1.8, 0, -2], fieldOfView: 48, shift: 0.25 }, lit),
    hour: night,
    lamps: evening,
    alt: 'Coyote Cabin at night: two chairs on the terrace under the Milky Way, warm windows in the limestone, a coyote on the knoll',
  },
  'coyote-cabin/porch': {
    ...seen({ position: [1.7, 2, 0.9], lookAt: [8.2, 0, 3.6], fieldOfView: 50, shift: -0.07 }, lit),
    hour: vary(blueHour, { isMirrored: true }),
    lamps: evening,
    alt: 'The terrace of Coyote Cabin in the evening: two deep chairs, a low stone wall with a lantern, and the first stars',
  },
  'coyote-cabin/fire-pit': {
    ...seen(
      { position: [-18.2, 1.6, 6.2], lookAt: [-8.4, 0, -1.2], fieldOfView: 44, shift: 0.1 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(night, { aside: -0.3, sun: [-0.44, 0.62, -0.1] }),
    lamps: [...evening, ...fire],
    alt: 'The fire pit by Coyote Cabin at night: flames, a curved bench of stone, and the great chimney against the stars',
  },
}
