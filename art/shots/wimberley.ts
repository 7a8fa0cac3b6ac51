import { blueHour } from '../moods/blue-hour.ts'
import { creekside } from '../moods/creekside.ts'
import { dusk } from '../moods/dusk.ts'
import { goldenHour } from '../moods/golden-hour.ts'
import type { Hour } from '../moods/hour.ts'
import { lateAfternoon } from '../moods/late-afternoon.ts'
import { noon } from '../moods/noon.ts'
import { vary } from '../moods/vary.ts'
import { blueHole } from '../places/wimberley/blue-hole/index.ts'
import { diningDeck, diningLamps } from '../places/wimberley/dining/index.ts'
import { jacobsWell } from '../places/wimberley/jacobs-well/index.ts'
import { marketDay } from '../places/wimberley/market-day/index.ts'
import { shoppingStreet } from '../places/wimberley/shopping/index.ts'
import { square, squareLamps } from '../places/wimberley/square/index.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const inTheLane: CameraSetting = {
  position: [0.55, 1.7, 7.4],
  lookAt: [-0.35, 0, -8],
  fieldOfView: 46,
  shift: 0.1,
}

/** More steps: tablecloths lie close to the lamps over them. */
function finer({ mood, sky }: Hour): Hour {
  return {
    sky,
    mood: {
      ...mood,
      lampSteps: 12,
      tones: { ...mood.tones, steps: 8 },
    },
  }
}

/** In and around Wimberley. */
export const wimberleyShots: Shots = {
  'wimberley/square': {
    build: square,
    hour: vary(noon, { sun: [0.42, 0.6, 0.78], aside: 0.3 }),
    camera: { position: [-8.2, 1.75, 10.6], lookAt: [4.6, 0, -8], fieldOfView: 43, shift: 0.11 },
    alt: 'Wimberley Square in the morning: limestone and board storefronts with porches and awnings around a live oak with a bench in its shade',
  },
  'wimberley/square-evening': {
    build: () => square({ isLit: true }),
    lamps: squareLamps,
    hour: blueHour,
    camera: { position: [11.5, 1.7, 8.4], lookAt: [-3.6, 0, -8.4], fieldOfView: 44, shift: 0.14 },
    alt: 'Wimberley Square in the evening: lit shop windows under porches, string lights from the storefronts to the old live oak',
  },
  'wimberley/blue-hole': {
    build: blueHole,
    hour: creekside,
    camera: { position: [0.5, 1.75, 9.2], lookAt: [-0.25, 0, -10], fieldOfView: 50, shift: 0.06 },
    alt: 'Blue Hole on a summer afternoon: emerald water between tall bald cypresses, limestone ledges, and a rope swing over the creek',
  },
  'wimberley/jacobs-well': {
    build: jacobsWell,
    hour: vary(noon, { sun: [-0.38, 0.68, 0.6], isMirrored: true }),
    camera: { position: [1.7, 5.2, 8.6], lookAt: [0.1, 0, -6], fieldOfView: 50, shift: -0.29 },
    alt: 'Jacob’s Well at noon: the round, dark blue mouth of the spring in the clear turquoise creek, between limestone ledges and cypresses',
  },
  'wimberley/market-day': {
    build: () => marketDay(inTheLane),
    hour: vary(goldenHour, { sun: [-0.36, 0.46, 0.8], aside: 0.2 }),
    camera: inTheLane,
    alt: 'Market Days in Wimberley: two rows of canopies under live oaks with pots, quilts, baskets and crates of fruit in golden light',
  },
  'wimberley/shopping': {
    build: shoppingStreet,
    hour: lateAfternoon,
    camera: { position: [0.45, 1.72, 6.9], lookAt: [-1.5, 0, -7], fieldOfView: 50, shift: 0.05 },
    alt: 'Shops in Wimberley in the late afternoon: windows of pottery and baskets under a porch, painted signs, glass chimes and flower baskets',
  },
  'wimberley/dining': {
    build: diningDeck,
    lamps: diningLamps,
    hour: finer(dusk),
    camera: { position: [-2.9, 1.72, 5.6], lookAt: [2.4, 0, -6], fieldOfView: 47, shift: 0.03 },
    alt: 'Dinner outdoors near Wimberley at dusk: laid tables with candles on a deck under string lights, a great oak, and violet hills behind',
  },
  'wimberley/dining-evening': {
    build: diningDeck,
    lamps: diningLamps,
    hour: finer(vary(blueHour, { sun: [-0.56, 0.5, 0.52] })),
    camera: { position: [7.3, 1.75, 5.7], lookAt: [-5.4, 0, -2.4], fieldOfView: 44, shift: -0.005 },
    alt: 'A restaurant’s deck in the evening: lit windows under the porch, tables laid with flowers and candles, strings of lights over the river',
  },
  'wimberley/blue-hole-evening': {
    build: blueHole,
    hour: vary(goldenHour, { sun: [-0.55, 0.5, 0.3] }),
    camera: { position: [5.7, 2.3, 7.2], lookAt: [-3.2, 0, -7], fieldOfView: 47, shift: 0.01 },
    alt: 'The bank of Blue Hole in the last sun: grass and limestone ledges by the water, cypresses with knees and the rope swing across the creek',
  },
  'wimberley/jacobs-well-creek': {
    build: jacobsWell,
    hour: vary(creekside, { sun: [0.45, 0.62, -0.45] }),
    camera: { position: [3.9, 1.95, 5.6], lookAt: [-1.6, 0, -9], fieldOfView: 48, shift: -0.02 },
    alt: 'Cypress Creek at Jacob’s Well: clear shallows around the blue spring, a wall of limestone with ferns, and cypresses upstream',
  },
  'wimberley/shopping-morning': {
    build: shoppingStreet,
    hour: vary(noon, { sun: [0.78, 0.36, 0.5], aside: -0.25 }),
    camera: { position: [4.9, 1.7, 7.4], lookAt: [-3.4, 0, -4.4], fieldOfView: 48, shift: 0.13 },
    alt: 'Shop fronts in Wimberley in the morning: flower baskets and barrels along a wooden porch, painted signs and limestone above',
  },
}
