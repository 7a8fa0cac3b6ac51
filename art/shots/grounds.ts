import { ink } from '../core/inks.ts'
import { afterglow } from '../moods/afterglow.ts'
import { blueHour } from '../moods/blue-hour.ts'
import { evening } from '../moods/evening.ts'
import type { Hour } from '../moods/hour.ts'
import { indoors } from '../moods/indoors.ts'
import { starry } from '../moods/starry.ts'
import { summerMorning } from '../moods/summer-morning.ts'
import { sundown } from '../moods/sundown.ts'
import { vary } from '../moods/vary.ts'
import { gathering, gatheringLight, gatheringPath, pathLight } from '../places/gathering/index.ts'
import { meadowPath } from '../places/path/index.ts'
import { pavilion } from '../places/pavilion/index.ts'
import { bulbLight } from '../places/pavilion/lights.ts'
import { cabinLight, starField } from '../places/stars/index.ts'
import { seen } from './seen.ts'
import type { Shots } from './shot.ts'

/** The last of the blue hour: dark enough for lanterns to tell. */
const deepBlue: Hour = {
  ...blueHour,
  mood: {
    ...blueHour.mood,
    cast: { ink: ink('#2a4687'), amount: 0.66 },
    tones: { ...blueHour.mood.tones, shade: 0.68, half: 0.5 },
  },
}

/** Open on all sides: deeper shade than in a room, and a sun low enough to reach the tables. */
const underTheRoof = indoors(vary(summerMorning, { sun: [-0.14, 0.27, -0.95], aside: -0.3 }))
const { tones, sun } = underTheRoof.mood
const inTheShade: Hour = {
  ...underTheRoof,
  mood: {
    ...underTheRoof.mood,
    sun: sun && { ...sun, strength: 2.8 },
    shadowInk: ink('#4a4a72'),
    tones: { ...tones, deepest: 0.72, shade: 0.22 },
  },
}

export const groundsShots: Shots = {
  'grounds/pavilion': {
    ...seen(pavilion, {
      position: [14.8, 1.95, 8.4],
      lookAt: [2.2, 0, 0.1],
      fieldOfView: 44,
      shift: 0.085,
    }),
    hour: evening,
    lamps: bulbLight,
    alt: 'The open pavilion in the early evening: long tables laid under string lights, timber trusses on limestone piers, the meadow and hills behind',
  },
  'grounds/fire-pit': {
    ...seen(gathering, {
      position: [1.5, 2.25, 9.4],
      lookAt: [0.1, 0, 0],
      fieldOfView: 47,
      shift: 0.03,
    }),
    hour: afterglow,
    lamps: gatheringLight,
    alt: 'The shared fire pit as night falls: a wide ring of limestone with a dozen chairs around the fire, lanterns in the oaks, the last light over the hills',
  },
  'grounds/path': {
    ...seen(meadowPath, {
      position: [1.1, 1.65, 9.6],
      lookAt: [0.6, 0, -10],
      fieldOfView: 44,
      shift: 0.06,
    }),
    hour: sundown,
    alt: 'The gravel path through the meadow at sunset: a cedar fence on one side, live oaks on the other, the sun on the hills ahead and long shadows',
  },
  'grounds/stars': {
    ...seen(starField, {
      position: [0.6, 1.6, 10.5],
      lookAt: [0.9, 0, -10],
      fieldOfView: 54,
      shift: 0.33,
    }),
    hour: starry,
    lamps: cabinLight,
    alt: 'The night sky over the property: the Milky Way from horizon to zenith, an old oak in silhouette, and one lit cabin across the meadow',
  },
  'grounds/pavilion-table': {
    ...seen(pavilion, {
      position: [6.5, 1.72, 1.3],
      lookAt: [-3, 0, -0.35],
      fieldOfView: 50,
      shift: -0.02,
    }),
    hour: inTheShade,
    alt: 'Under the roof of the pavilion in the morning: a long table laid with linen, plates and bluebonnets, timber trusses above, meadow on every side',
  },
  'grounds/lanterns': {
    ...seen(gatheringPath, {
      position: [4.2, 1.5, 15.4],
      lookAt: [0.7, 0, 0],
      fieldOfView: 36,
      shift: 0.08,
    }),
    hour: vary(deepBlue, { isMirrored: true, aside: 0.2 }),
    lamps: pathLight,
    alt: 'Lanterns on iron hooks along the path to the shared fire pit in the blue hour, chairs around the fire, oaks on both sides',
  },
}
