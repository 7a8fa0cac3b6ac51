import { evening, fire, morningDove } from '../cabins/morning-dove/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { dawn } from '../moods/dawn.ts'
import { dusk } from '../moods/dusk.ts'
import { night } from '../moods/night.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const seen = (camera: CameraSetting, staging: Omit<Staging, 'camera'> = {}) => ({
  camera,
  build: () => morningDove({ camera, ...staging }),
})
const lit = { isLit: true }
/** In daylight lamps count for little. */
const lampsByDay = evening.map((lamp) => ({ ...lamp, intensity: lamp.intensity * 0.3 }))

export const morningDoveShots: Shots = {
  'morning-dove/exterior': {
    ...seen(
      { position: [9.2, 1.9, 13.4], lookAt: [1.9, 0, -1.4], fieldOfView: 40, shift: 0.12 },
      lit,
    ),
    hour: dawn,
    lamps: lampsByDay,
    alt: 'Morning Dove at dawn: dove-gray boards, a wide screened porch under its own gable, doves on the ridge, a hammock in the trees',
  },
  'morning-dove/dusk': {
    ...seen({ position: [-9, 1.75, 10], lookAt: [0, 0, -1.4], fieldOfView: 42, shift: 0.13 }, lit),
    hour: vary(dusk, { isMirrored: true, aside: 0.2, sun: [0.86, 0.2, -0.14] }),
    lamps: evening,
    alt: 'Morning Dove at dusk: the lantern glows through the netting of the porch, cedars stand dark beside it',
  },
  'morning-dove/night': {
    ...seen(
      { position: [-1.9, 1.6, 14.6], lookAt: [0.2, 0, -1], fieldOfView: 40, shift: 0.16 },
      lit,
    ),
    hour: vary(night, { aside: 0.1 }),
    lamps: evening,
    alt: 'Morning Dove at night: the screened porch shines like a lantern between the cedars',
  },
  'morning-dove/porch': {
    ...seen(
      { position: [-2.75, 2.4, -1.9], lookAt: [3.4, 0, 0.3], fieldOfView: 54, shift: -0.06 },
      lit,
    ),
    hour: vary(dawn, { isMirrored: true, sun: [0.5, 0.3, 0.81] }),
    alt: 'Inside the screened porch of Morning Dove: white rockers on a rose rug, and the valley through the netting',
  },
  'morning-dove/fire-pit': {
    ...seen(
      { position: [16.5, 1.65, 10.5], lookAt: [7, 0, 0], fieldOfView: 46, shift: 0.1 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(blueHour, { isMirrored: true, aside: 0.25 }),
    lamps: [...evening, ...fire],
    alt: 'The fire pit by Morning Dove at the blue hour: four plain benches, a low fire, the hammock and the glowing porch behind',
  },
}
