import { evening, fire, mountainLaurel } from '../cabins/mountain-laurel/index.ts'
import {
  backBedroomLamps,
  frontBedroomLamps,
  livingLamps,
} from '../cabins/mountain-laurel/rooms/index.ts'
import type { Staging } from '../cabins/staging.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { goldenHour } from '../moods/golden-hour.ts'
import type { Hour } from '../moods/hour.ts'
import { indoors, lamplit } from '../moods/indoors.ts'
import { morning } from '../moods/morning.ts'
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
const byDay = { isInside: true }
const inTheEvening = { isInside: true, isLit: true }

/** Under a roof on all sides but two: thinner shade, and the lanterns burn. */
const inTheBreezeway: Hour = (() => {
  const { mood, sky } = vary(goldenHour, { aside: 0.2, sun: [0.11, 0.28, 0.95] })
  const tones = { ...mood.tones, deepest: 0.52, shade: 0.26 }
  return { sky, mood: { ...mood, tones } }
})()
const lampsByDay = evening.map((lamp) => ({ ...lamp, intensity: lamp.intensity * 0.35 }))

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
    ...seen({ position: [0.3, 2.3, 2], lookAt: [-0.1, 0, -4], fieldOfView: 54, shift: -0.05 }, lit),
    hour: inTheBreezeway,
    lamps: lampsByDay,
    alt: 'The breezeway of Mountain Laurel: a long table with benches between the two halves of the cabin, open to the hills behind',
  },
  'mountain-laurel/fire-pit': {
    ...seen(
      { position: [15.8, 1.7, 11], lookAt: [7, 0, 1], fieldOfView: 46, shift: 0.09 },
      { isLit: true, hasFire: true },
    ),
    hour: vary(night, { aside: 0.45 }),
    lamps: [...evening, ...fire],
    alt: 'The shared fire pit at night: log benches and two chairs around a tall fire, the long porch lit behind',
  },
  'mountain-laurel/bedroom': {
    ...seen(
      { position: [-2.05, 2.4, -1.62], lookAt: [-5.3, 0, -1.3], fieldOfView: 58, shift: -0.16 },
      inTheEvening,
    ),
    // Behind the house: its light would lie in scraps between bed and wall.
    hour: lamplit(vary(blueHour, { aside: 0.2, sun: [-0.3, 0.6, -0.74] })),
    lamps: frontBedroomLamps,
    alt: 'The front bedroom of Mountain Laurel at the blue hour: a queen bed with a log cabin quilt, two lamps, log walls, and a window on the porch',
  },
  'mountain-laurel/second-bedroom': {
    ...seen(
      { position: [-2.05, 2.4, -3.25], lookAt: [-5.2, 0, -4.0], fieldOfView: 58, shift: -0.16 },
      byDay,
    ),
    // Not from the woods: through leaves its light would lie in scraps on the bed.
    hour: indoors(vary(morning, { sun: [-0.45, 0.5, 0.7], aside: -0.3 })),
    lamps: backBedroomLamps,
    alt: 'The second bedroom of Mountain Laurel in the morning: a green queen bed with a star quilt, two lamps, and a window on the woods',
  },
  'mountain-laurel/kitchen': {
    ...seen(
      { position: [2.2, 2.5, -0.5], lookAt: [3.9, 0, -4.7], fieldOfView: 52, shift: -0.14 },
      byDay,
    ),
    hour: indoors(vary(morning, { sun: [0.25, 0.5, -0.8], isMirrored: true })),
    alt: 'The kitchen of Mountain Laurel: a table for four with flowers, green cabinets, a gas range, a refrigerator, and a sink below the window',
  },
  'mountain-laurel/bathroom': {
    ...seen(
      { position: [-2.3, 2.5, -5.43], lookAt: [-3.2, 0, -7.5], fieldOfView: 68, shift: -0.3 },
      byDay,
    ),
    hour: indoors(vary(morning, { sun: [0.2, 0.55, -0.7], aside: 0.35 })),
    alt: 'The bathroom of Mountain Laurel: a round tub of galvanized steel below the window, a basin on a wooden stand, green tiles and lilac towels',
  },
  'mountain-laurel/coffee': {
    ...seen(
      { position: [4.55, 2.35, -3.3], lookAt: [4.85, 0, -5.05], fieldOfView: 46, shift: -0.14 },
      byDay,
    ),
    hour: indoors(vary(noon, { sun: [-0.35, 0.6, -0.6], aside: 0.2 })),
    alt: 'Coffee in the kitchen of Mountain Laurel: a green enamel pot on the gas range, a grinder, and four mugs under a shelf of jars',
  },
  'mountain-laurel/living': {
    ...seen(
      { position: [2.05, 2.4, -1.9], lookAt: [4.9, 0, -1.35], fieldOfView: 59, shift: -0.14 },
      inTheEvening,
    ),
    hour: lamplit(vary(blueHour, { isMirrored: true, aside: -0.2 })),
    lamps: livingLamps,
    alt: 'The living room of Mountain Laurel in the evening: a fire in the stone fireplace, a television over it, a long green sofa, and board games',
  },
  'mountain-laurel/detail': {
    ...seen(
      { position: [0.95, 2.3, -0.75], lookAt: [-0.15, 0, -2.6], fieldOfView: 42, shift: -0.4 },
      lit,
    ),
    hour: inTheBreezeway,
    lamps: lampsByDay,
    alt: 'The long table in the breezeway of Mountain Laurel: laurel bloom in a pitcher, board games, cups, and a red bowl',
  },
  'mountain-laurel/view': {
    ...seen(
      { position: [-4.4, 2.35, 2.35], lookAt: [-7.98, 0, 7.98], fieldOfView: 48, shift: 0.02 },
      lit,
    ),
    hour: vary(blueHour, { aside: -0.4, isMirrored: true }),
    lamps: evening,
    alt: 'The view from the porch of Mountain Laurel at the blue hour: laurels in bloom, the yard, and ridge behind ridge',
  },
}
