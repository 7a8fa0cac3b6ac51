import { evening, fire, mockingbirdCabin } from '../cabins/mockingbird-cabin/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { dusk } from '../moods/dusk.ts'
import { goldenHour } from '../moods/golden-hour.ts'
import { night } from '../moods/night.ts'
import { noon } from '../moods/noon.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const seen = (camera: CameraSetting, staging: Omit<Staging, 'camera'> = {}) => ({
  camera,
  build: () => mockingbirdCabin({ camera, ...staging }),
})
const lit = { isLit: true }

export const mockingbirdCabinShots: Shots = {
  'mockingbird-cabin/exterior': {
    ...seen({ position: [3.9, 1.65, 12.6], lookAt: [0.5, 0, -0.8], fieldOfView: 43, shift: 0.14 }),
    hour: goldenHour,
    alt: 'Mockingbird Cabin in the last sun: a white shingled cottage with a steep gable, a garden of roses, a mockingbird on the picket fence',
  },
  'mockingbird-cabin/dusk': {
    ...seen({ position: [-6.4, 1.6, 12], lookAt: [0, 0, -0.8], fieldOfView: 42, shift: 0.13 }, lit),
    hour: vary(dusk, { aside: -0.25 }),
    lamps: evening,
    alt: 'Mockingbird Cabin at dusk: lamplight in the window over the flower box, the blue birdhouse by the fence, the live oak dark behind',
  },
  'mockingbird-cabin/night': {
    ...seen({ position: [0.7, 1.5, 11.2], lookAt: [0.8, 0, 0], fieldOfView: 43, shift: 0.2 }, lit),
    hour: vary(night, { isMirrored: true, aside: 0.3 }),
    lamps: evening,
    alt: 'Mockingbird Cabin at night: the garden path leads through the gate to the lit porch, stars over both gables',
  },
  'mockingbird-cabin/porch': {
    ...seen({ position: [1.2, 1.8, -0.1], lookAt: [6, 0, 1.9], fieldOfView: 54, shift: -0.05 }),
    hour: vary(noon, { aside: 0.15, sun: [0.3, 0.62, 0.72] }),
    alt: 'The porch of Mockingbird Cabin: a yellow swing on chains, a pale blue ceiling, roses and the white fence beyond',
  },
  'mockingbird-cabin/fire-pit': {
    ...seen(
      { position: [-15.4, 1.6, 6.4], lookAt: [-7.2, 0, -1.2], fieldOfView: 46, shift: 0.12 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(dusk, { isMirrored: true, aside: -0.3 }),
    lamps: [...evening, ...fire],
    alt: 'A small fire beside Mockingbird Cabin at dusk, with stumps to sit on, and light in the window behind',
  },
}
