import { coyoteCabin, evening, fire } from '../cabins/coyote-cabin/index.ts'
import { bathLamps, bedroomLamps, livingLamps } from '../cabins/coyote-cabin/rooms/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { dusk } from '../moods/dusk.ts'
import { indoors, lamplit } from '../moods/indoors.ts'
import { morning } from '../moods/morning.ts'
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
const byDay = { isInside: true }
const byNight = { isInside: true, isLit: true }

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
    hour: vary(night, { sun: [-0.5, 0.62, 0.35] }),
    lamps: evening,
    alt: 'Coyote Cabin at night: two chairs on the terrace under the Milky Way, warm windows in the limestone, a coyote on the knoll',
  },
  'coyote-cabin/porch': {
    ...seen({ position: [2.9, 2, 4.4], lookAt: [6.6, 0, 0.3], fieldOfView: 48, shift: -0.1 }, lit),
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
    alt: 'The shared fire pit by Coyote Cabin at night: flames, a curved bench of stone, and the great chimney against the stars',
  },
  'coyote-cabin/bedroom': {
    ...seen(
      { position: [0.78, 2.25, -2.85], lookAt: [2.15, 0, -5.2], fieldOfView: 59, shift: -0.18 },
      byNight,
    ),
    hour: lamplit(vary(night, { aside: 0.2 })),
    lamps: bedroomLamps,
    alt: 'The bedroom of Coyote Cabin at night: a queen bed with a quilt of stars, two lamps on an indigo wall, and the night sky in the window',
  },
  'coyote-cabin/kitchen': {
    ...seen(
      { position: [0.25, 2.1, -1.75], lookAt: [-1.55, 0, -5.5], fieldOfView: 52, shift: -0.1 },
      byDay,
    ),
    hour: indoors(vary(morning, { sun: [0.2, 0.5, -0.75], aside: -0.2 })),
    alt: 'The kitchen of Coyote Cabin: navy cabinets on a stone wall, gas range, refrigerator, a sink below the window, and a table for two',
  },
  'coyote-cabin/bathroom': {
    ...seen(
      { position: [0.72, 2.2, -2.5], lookAt: [2.1, 0, -0.75], fieldOfView: 73, shift: -0.22 },
      byNight,
    ),
    hour: lamplit(vary(night, { aside: -0.2 })),
    lamps: bathLamps,
    alt: 'The bathroom of Coyote Cabin at night: a copper tub below a window in the stone wall, a basin with a round mirror, navy tiles',
  },
  'coyote-cabin/coffee': {
    ...seen(
      { position: [-1.38, 1.95, -3.75], lookAt: [-1.79, 0, -5.5], fieldOfView: 46, shift: -0.1 },
      byDay,
    ),
    hour: indoors(vary(noon, { sun: [0.1, 0.62, -0.6] })),
    alt: 'Coffee in the kitchen of Coyote Cabin: a blue enamel pot on the gas range, a grinder, and mugs on a shelf before the stone',
  },
  'coyote-cabin/living': {
    ...seen(
      { position: [0.3, 2.1, -3.1], lookAt: [-2.7, 0, -1.75], fieldOfView: 58, shift: -0.12 },
      byNight,
    ),
    hour: lamplit(vary(night, { isMirrored: true })),
    lamps: livingLamps,
    alt: 'The living room of Coyote Cabin at night: a fire in a great stone fireplace, a television over it, a navy sofa, and a ceiling fan',
  },
  'coyote-cabin/detail': {
    ...seen(
      { position: [5.7, 1.75, 3.4], lookAt: [4.75, 0, 1.2], fieldOfView: 40, shift: -0.34 },
      lit,
    ),
    hour: vary(dusk, { aside: 0.3, sun: [-0.45, 0.5, 0.74] }),
    lamps: evening,
    alt: 'A cup on a stump between two deep chairs, on the stone terrace of Coyote Cabin at dusk',
  },
  'coyote-cabin/view': {
    ...seen({ position: [5, 2.1, 2], lookAt: [8.3, 0, -9], fieldOfView: 48, shift: 0.2 }, lit),
    hour: vary(night, { aside: -0.55 }),
    lamps: evening,
    alt: 'The view from the terrace of Coyote Cabin at night: a coyote on the knoll, junipers, hills, and more stars than anyone can count',
  },
}
