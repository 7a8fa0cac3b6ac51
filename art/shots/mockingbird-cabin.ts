import { evening, fire, mockingbirdCabin } from '../cabins/mockingbird-cabin/index.ts'
import { bedroomLamps, livingLamps } from '../cabins/mockingbird-cabin/rooms/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { dusk } from '../moods/dusk.ts'
import { goldenHills, goldenHour } from '../moods/golden-hour.ts'
import { indoors } from '../moods/indoors.ts'
import { morning } from '../moods/morning.ts'
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
const inside = { isInside: true }

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
      { position: [-12.5, 1.6, 9], lookAt: [-6.4, 0, -1], fieldOfView: 46, shift: 0.12 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(dusk, { isMirrored: true, aside: -0.3 }),
    lamps: [...evening, ...fire],
    alt: 'The shared fire pit at dusk: stumps to sit on around a small fire, light in the windows of Mockingbird Cabin behind',
  },
  'mockingbird-cabin/bedroom': {
    ...seen(
      { position: [0.45, 2.15, -2.0], lookAt: [-2.5, 0, -0.35], fieldOfView: 58, shift: -0.1 },
      inside,
    ),
    hour: indoors(vary(goldenHour, { sun: [0.35, 0.45, 0.8] })),
    lamps: bedroomLamps,
    alt: 'The bedroom of Mockingbird Cabin: an iron queen bed with a pinwheel quilt in blue and rose, beside a wide window on the garden',
  },
  'mockingbird-cabin/kitchen': {
    ...seen(
      { position: [1.9, 2.05, -1.15], lookAt: [2.75, 0, -5.25], fieldOfView: 50, shift: -0.1 },
      inside,
    ),
    hour: indoors(vary(morning, { sun: [0.3, 0.5, -0.75], isMirrored: true })),
    alt: 'The kitchen of Mockingbird Cabin: sky-blue cabinets, a yellow refrigerator, a gas range, a sink below the window, and a table for two',
  },
  'mockingbird-cabin/bathroom': {
    ...seen(
      { position: [0.5, 2.1, -2.45], lookAt: [-1.75, 0, -3.75], fieldOfView: 58, shift: -0.16 },
      inside,
    ),
    hour: indoors(vary(morning, { sun: [0.35, 0.5, -0.7], aside: 0.3 })),
    alt: 'The bathroom of Mockingbird Cabin: a rose-colored clawfoot tub, a white wooden stand with a basin, pink tiles and blue towels',
  },
  'mockingbird-cabin/coffee': {
    ...seen(
      { position: [3, 1.95, -1.95], lookAt: [0.95, 0, -2.12], fieldOfView: 46, shift: -0.06 },
      inside,
    ),
    hour: indoors(vary(morning, { sun: [0.75, 0.5, -0.3] })),
    alt: 'The coffee station of Mockingbird Cabin: a red coffee machine on a blue dresser, and shelves of cups in every color',
  },
  'mockingbird-cabin/living': {
    ...seen(
      { position: [1.62, 2.1, -3.65], lookAt: [3.3, 0, -1.2], fieldOfView: 53, shift: -0.24 },
      { isInside: true, isLit: true },
    ),
    hour: indoors(vary(goldenHour, { sun: [0.3, 0.42, 0.85] })),
    lamps: livingLamps,
    alt: 'The living corner of Mockingbird Cabin: a record player and crates of records below the window, a yellow sofa, and a striped rug',
  },
  'mockingbird-cabin/detail': {
    ...seen(
      { position: [2.0, 1.8, -2.0], lookAt: [2.9, 0, -1.05], fieldOfView: 42, shift: -0.6 },
      inside,
    ),
    hour: indoors(vary(goldenHour, { sun: [0.3, 0.42, 0.85] })),
    alt: 'A record on the turntable of Mockingbird Cabin, roses in a blue pitcher, and crates of records on the floor',
  },
  'mockingbird-cabin/view': {
    ...seen({ position: [1.0, 1.75, 1.3], lookAt: [3.9, 0, 8], fieldOfView: 50, shift: 0 }),
    hour: vary(goldenHills, { aside: 0.3, sun: [-0.6, 0.36, 0.3] }),
    alt: 'The view from the porch of Mockingbird Cabin in the last sun: the garden path, flowers along the white fence, and hills behind',
  },
}
