import { desertWillow, evening, fire } from '../cabins/desert-willow/index.ts'
import { bedroomLamps, livingLamps } from '../cabins/desert-willow/rooms/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { dawn } from '../moods/dawn.ts'
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
  build: () => desertWillow({ camera, ...staging }),
})
const lit = { isLit: true }
const inside = { isInside: true }
const early = indoors(vary(morning, { sun: [-0.72, 0.42, -0.25] }))
/** Through the other window: leaves would tear the light on the bed. */
const sunOnTheWall = indoors(vary(morning, { sun: [-0.62, 0.5, 0.6] }))

export const desertWillowShots: Shots = {
  'desert-willow/exterior': {
    ...seen({ position: [5.2, 1.7, 13.2], lookAt: [0.9, 0, -1], fieldOfView: 42, shift: 0.13 }),
    hour: vary(noon, { isMirrored: true, sun: [-0.45, 0.6, 0.66] }),
    alt: 'Desert Willow by day: adobe-red boards under one slope of silver metal, two turquoise rockers on the porch, a desert willow in pink bloom',
  },
  'desert-willow/dusk': {
    ...seen(
      { position: [-8, 1.75, 11.8], lookAt: [0.1, 0, -1.2], fieldOfView: 42, shift: 0.13 },
      lit,
    ),
    hour: dusk,
    lamps: evening,
    alt: 'Desert Willow at dusk: a lantern by the door, a row of lit windows under the high eave, and the willow in bloom by the porch',
  },
  'desert-willow/night': {
    ...seen({ position: [1.2, 1.5, 12.6], lookAt: [1.2, 0, 0], fieldOfView: 45, shift: 0.18 }, lit),
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
    alt: 'The shared fire pit at the blue hour: chairs around the flames on pale gravel, the lit cabin beyond',
  },
  'desert-willow/bedroom': {
    ...seen(
      { position: [-3.2, 2.5, -3.42], lookAt: [-1.05, 0, -4.95], fieldOfView: 68, shift: -0.19 },
      inside,
    ),
    hour: sunOnTheWall,
    lamps: bedroomLamps,
    alt: 'The bedroom of Desert Willow in the morning: a queen bed with a pieced quilt in red and turquoise, two lamps, and a window on the trees',
  },
  'desert-willow/kitchen': {
    ...seen(
      { position: [0.3, 2.3, -0.4], lookAt: [2.35, 0, -3.6], fieldOfView: 57, shift: -0.13 },
      inside,
    ),
    hour: indoors(vary(noon, { sun: [0.7, 0.55, 0.1], aside: 0.3 })),
    alt: 'The kitchen of Desert Willow: turquoise cabinets, gas range, refrigerator, a sink below the window, and a table for two',
  },
  'desert-willow/bathroom': {
    ...seen(
      { position: [0.2, 2.25, -4.25], lookAt: [2, 0, -5.85], fieldOfView: 58, shift: -0.13 },
      inside,
    ),
    hour: early,
    alt: 'The bathroom of Desert Willow: a walk-in shower in turquoise tiles with a seat, a basin on a wooden stand with a round mirror, fresh towels',
  },
  'desert-willow/coffee': {
    ...seen(
      { position: [2.12, 2.15, -2.1], lookAt: [2.12, 0, 0], fieldOfView: 38, shift: -0.195 },
      inside,
    ),
    hour: indoors(vary(dawn, { sun: [0.25, 0.4, 0.75], isMirrored: true })),
    alt: 'The coffee station of Desert Willow: a glass carafe, kettle, grinder and mugs below a window on the porch',
  },
  'desert-willow/living': {
    ...seen(
      { position: [-0.3, 2.35, -3.05], lookAt: [-2.75, 0, -0.7], fieldOfView: 59, shift: -0.12 },
      { isInside: true, isLit: true },
    ),
    hour: lamplit(vary(dusk, { aside: 0.2 })),
    lamps: livingLamps,
    alt: 'The living corner of Desert Willow at dusk: a terracotta sofa and a turquoise armchair below tall windows and a sloping wooden ceiling',
  },
  'desert-willow/detail': {
    ...seen({
      position: [-1.15, 1.95, 2.35],
      lookAt: [-2.15, 0, 1.2],
      fieldOfView: 40,
      shift: -0.5,
    }),
    hour: vary(dawn, { sun: [-0.42, 0.4, 0.82] }),
    alt: 'A cup of coffee on a cedar stump between two turquoise rockers, in the first sun on the porch',
  },
  'desert-willow/view': {
    ...seen({ position: [1.5, 1.75, 8.5], lookAt: [8.8, 0, 1.7], fieldOfView: 48, shift: 0.13 }),
    hour: vary(dawn, { aside: -0.3, sun: [-0.42, 0.36, 0.7] }),
    alt: 'The view beside the porch of Desert Willow early in the day: the willow in bloom, the fire pit and its chairs in dry grass, and hills in the first light',
  },
}
