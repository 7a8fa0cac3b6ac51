import { bedsideLamps, livingLamps, texasSage, windowLight } from '../cabins/texas-sage/index.ts'
import { fireLight } from '../cabins/texas-sage/fire.ts'
import { normalize } from '../core/vectors.ts'
import { dusk } from '../moods/dusk.ts'
import type { Hour } from '../moods/hour.ts'
import { indoors, lamplit } from '../moods/indoors.ts'
import { morning } from '../moods/morning.ts'
import { night } from '../moods/night.ts'
import { noon } from '../moods/noon.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const fromThePath: CameraSetting = {
  position: [6.4, 2.1, 15.4],
  lookAt: [0.35, 0, -3],
  fieldOfView: 42,
  shift: 0.125,
}

const alongTheDeck: CameraSetting = {
  position: [-5.4, 2.95, 3.15],
  lookAt: [3.2, 0, 0.5],
  fieldOfView: 46,
  shift: -0.07,
}

const atTheTable: CameraSetting = {
  position: [-0.25, 2.35, 2.8],
  lookAt: [-1.66, 0, 1.5],
  fieldOfView: 38,
  shift: -0.18,
}

const byDay = () => texasSage({ panes: 'mirroring' })
const inTheEvening = () => texasSage({ panes: 'lit', isEvening: true })
const seenToBack = () => texasSage({ panes: 'open', isSeenToBack: true })
const opened = () => texasSage({ panes: 'open' })
const openedInTheEvening = () => texasSage({ panes: 'open', isEvening: true })
/** A lower sun: the slopes of the roof lie on no edge of two tones. */
const onThePorch: Hour = {
  ...noon,
  mood: {
    ...noon.mood,
    sun: { toward: normalize([0.64, 0.5, 0.72]), strength: 1 },
  },
}
/** Light that lies on no edge of two tones, on the slopes under the eaves as on the front. */
const clearOfTones = vary(noon, { sun: [0.64, 0.5, 0.74] })
const noonIndoors = indoors(noon)
const morningIndoors = indoors(morning)

export const texasSageShots: Shots = {
  'texas-sage/exterior': {
    build: byDay,
    hour: clearOfTones,
    camera: fromThePath,
    alt: 'Texas Sage at noon: a tall A-frame with a red metal roof and a glass gable, on a deck with chairs, in a meadow of bluebonnets',
  },
  'texas-sage/dusk': {
    build: inTheEvening,
    lamps: windowLight,
    hour: dusk,
    camera: fromThePath,
    alt: 'Texas Sage at dusk: lamplight in the glass gable and on the deck, a plum and orange sky behind the red roof',
  },
  'texas-sage/night': {
    build: inTheEvening,
    lamps: windowLight,
    // The moon before the house: its shadow falls behind it, not as a block on the lawn.
    hour: vary(night, { sun: [-0.4, 0.62, 0.5] }),
    camera: fromThePath,
    alt: 'Texas Sage at night: the lit A-frame under the Milky Way, its light falling on the steps and the meadow',
  },
  'texas-sage/porch': {
    build: () => texasSage({ panes: 'open', camera: alongTheDeck }),
    hour: onThePorch,
    camera: alongTheDeck,
    alt: 'The deck of Texas Sage: three Adirondack chairs before the glass doors, a small table with coffee, and the meadow beyond the rail',
  },
  'texas-sage/bedroom': {
    build: seenToBack,
    lamps: bedsideLamps,
    hour: morningIndoors,
    camera: { position: [0.7, 5.4, -4.36], lookAt: [-0.1, 0, -8.4], fieldOfView: 58, shift: -0.09 },
    alt: 'The bedroom loft in the morning: a queen bed with a star quilt in sage and purple under the slanted roof, two lamps, and a window on hills and trees',
  },
  'texas-sage/kitchen': {
    build: seenToBack,
    hour: morningIndoors,
    camera: { position: [2.0, 2.72, -4.1], lookAt: [0.85, 0, -8.4], fieldOfView: 50, shift: -0.1 },
    alt: 'The kitchen: sage cabinets, a gas range, refrigerator and farmhouse sink below a window, and a table for two with flowers',
  },
  'texas-sage/bathroom': {
    build: seenToBack,
    // Straight into the window: aslant it would come past the curtain in a scratch of light.
    hour: indoors(vary(morning, { sun: [0.16, 0.55, -0.8] })),
    camera: {
      position: [-0.95, 2.68, -5.42],
      lookAt: [-1.78, 0, -8.34],
      fieldOfView: 59,
      shift: -0.2,
    },
    alt: 'The bathroom: a clawfoot tub below a curtained window, a wooden vanity with a round mirror, sage tiles and lilac towels',
  },
  'texas-sage/coffee': {
    build: opened,
    hour: noonIndoors,
    camera: {
      position: [1.72, 2.62, -2.95],
      lookAt: [2.12, 0, -0.8],
      fieldOfView: 44,
      shift: -0.08,
    },
    alt: 'The coffee corner: a blue enamel pot, mugs, grinder and beans on a wooden counter, by a window on the deck and the meadow',
  },
  'texas-sage/living': {
    build: openedInTheEvening,
    lamps: livingLamps,
    hour: lamplit(dusk),
    camera: { position: [2.35, 2.75, -4.5], lookAt: [-2, 0, -1.6], fieldOfView: 56, shift: 0.12 },
    alt: 'The living corner at dusk: a sofa and an armchair in lamplight, a ladder to the loft, and the sky in the glass gable',
  },
  'texas-sage/fire-pit': {
    build: inTheEvening,
    lamps: [...windowLight, ...fireLight],
    hour: night,
    camera: { position: [13.9, 1.8, 11.4], lookAt: [7.4, 0, 1.3], fieldOfView: 44, shift: 0.085 },
    alt: 'The shared fire pit at night: four chairs around a stone ring with a fire, the lit A-frame across the meadow, stars above',
  },
  'texas-sage/detail': {
    build: () => texasSage({ panes: 'open', camera: atTheTable }),
    hour: onThePorch,
    camera: atTheTable,
    alt: 'A small table beside an Adirondack chair on the deck: bluebonnets in a white pitcher, a mug of coffee and two books',
  },
  'texas-sage/view': {
    build: opened,
    hour: noon,
    camera: { position: [0.85, 2.95, 0.2], lookAt: [-3.7, 0, 14], fieldOfView: 48, shift: -0.03 },
    alt: 'The view from the deck: a meadow of bluebonnets with live oaks at its end and hills behind, over the cable rail',
  },
}
