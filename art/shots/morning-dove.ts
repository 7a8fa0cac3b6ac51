import { evening, fire, morningDove } from '../cabins/morning-dove/index.ts'
import { bedroomLamps, livingLamps } from '../cabins/morning-dove/rooms/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { ink } from '../core/inks.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { dawn } from '../moods/dawn.ts'
import { dusk } from '../moods/dusk.ts'
import type { Hour } from '../moods/hour.ts'
import { indoors } from '../moods/indoors.ts'
import { morning } from '../moods/morning.ts'
import { night } from '../moods/night.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const seen = (camera: CameraSetting, staging: Omit<Staging, 'camera'> = {}) => ({
  camera,
  build: () => morningDove({ camera, ...staging }),
})
const lit = { isLit: true }
const inside = { isInside: true }
const first = indoors(vary(dawn, { sun: [0.85, 0.35, 0.1] }))
/** In daylight lamps count for little. */
const lampsByDay = evening.map((lamp) => ({ ...lamp, intensity: lamp.intensity * 0.3 }))

/** Dawn with the mist further off and the shade deeper, for the cabin to stand out. */
const clear: Hour = {
  ...dawn,
  mood: {
    ...dawn.mood,
    tones: { ...dawn.mood.tones, deepest: 0.8, shade: 0.58, half: 0.4, high: 0.46 },
    haze: { ink: ink('#ecd6cf'), start: 24, depth: 40, most: 0.7 },
  },
}

export const morningDoveShots: Shots = {
  'morning-dove/exterior': {
    ...seen(
      { position: [9.2, 1.9, 13.4], lookAt: [1.9, 0, -1.4], fieldOfView: 40, shift: 0.12 },
      lit,
    ),
    hour: clear,
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
    alt: 'The shared fire pit at the blue hour: four plain benches, a low fire, the hammock and the glowing porch behind',
  },
  'morning-dove/bedroom': {
    ...seen(
      { position: [-1.25, 2.55, -2.95], lookAt: [-3.3, 0, -5.3], fieldOfView: 59, shift: -0.2 },
      inside,
    ),
    hour: indoors(vary(dawn, { sun: [-0.8, 0.42, -0.05], isMirrored: true })),
    lamps: bedroomLamps,
    alt: 'The bedroom of Morning Dove at dawn: a queen bed with a quilt in gray and rose before a gray wall, two lamps, and a curtained window',
  },
  'morning-dove/kitchen': {
    ...seen(
      { position: [1.75, 2.5, -3.2], lookAt: [0.05, 0, -7], fieldOfView: 52, shift: -0.12 },
      inside,
    ),
    hour: indoors(vary(morning, { sun: [0.35, 0.5, -0.75], aside: 0.2 })),
    alt: 'The kitchen of Morning Dove: gray cabinets, a gas range, a rose refrigerator, a sink below the window, and a table for two',
  },
  'morning-dove/bathroom': {
    ...seen(
      { position: [-1.2, 2.45, -5.92], lookAt: [-3.3, 0, -7.05], fieldOfView: 62, shift: -0.16 },
      inside,
    ),
    hour: indoors(vary(morning, { sun: [0.3, 0.55, -0.7], aside: -0.3 })),
    alt: 'The bathroom of Morning Dove: a tub with a shower and a curtain, a gray stand with a basin, pale tiles and rose towels',
  },
  'morning-dove/coffee': {
    ...seen(
      { position: [1.75, 2.35, -4.75], lookAt: [1.84, 0, -2.7], fieldOfView: 44, shift: -0.12 },
      inside,
    ),
    hour: first,
    alt: 'The coffee station of Morning Dove: a press pot, kettle, grinder and mugs below a window on the screened porch',
  },
  'morning-dove/living': {
    ...seen(
      { position: [1.42, 2.45, -3.16], lookAt: [4.36, 0, -5.3], fieldOfView: 58, shift: -0.12 },
      { isInside: true, isLit: true },
    ),
    hour: first,
    lamps: livingLamps,
    alt: 'The reading nook of Morning Dove: a cushioned window seat with books below it, an armchair, an iron stove, and a ceiling fan',
  },
  'morning-dove/detail': {
    ...seen(
      { position: [3.0, 2.1, -3.9], lookAt: [4.3, 0, -5.1], fieldOfView: 38, shift: -0.32 },
      inside,
    ),
    hour: first,
    alt: 'An open morning on the window seat of Morning Dove: two books, a mug, rose cushions, and rows of books below',
  },
  'morning-dove/view': {
    ...seen({ position: [5.5, 2, -3.7], lookAt: [8.6, 0, 2.2], fieldOfView: 48, shift: 0.04 }),
    hour: vary(dawn, { aside: -0.25, sun: [0.85, 0.36, -0.4] }),
    alt: 'The view beside Morning Dove at dawn: a striped hammock between a post and a live oak, pale grass, and misty hills',
  },
}
