import { texasSage, windowLight } from '../cabins/texas-sage/index.ts'
import { dusk } from '../moods/dusk.ts'
import { night } from '../moods/night.ts'
import { noon } from '../moods/noon.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Shots } from './shot.ts'

const fromThePath: CameraSetting = {
  position: [6.4, 2.1, 15.4],
  lookAt: [0.35, 0, -3],
  fieldOfView: 42,
  shift: 0.125,
}

const litSage = () => texasSage({ isLit: true })

export const texasSageShots: Shots = {
  'texas-sage/exterior': {
    build: texasSage,
    hour: noon,
    camera: fromThePath,
    alt: 'Texas Sage at noon: a tall A-frame with a red metal roof and a glass gable, on a deck with chairs, in a meadow of bluebonnets',
  },
  'texas-sage/dusk': {
    build: litSage,
    lamps: windowLight,
    hour: dusk,
    camera: fromThePath,
    alt: 'Texas Sage at dusk: lamplight in the glass gable and on the deck, a plum and orange sky behind the red roof',
  },
  'texas-sage/night': {
    build: litSage,
    lamps: windowLight,
    hour: night,
    camera: fromThePath,
    alt: 'Texas Sage at night: the lit A-frame under the Milky Way, its light falling on the steps and the meadow',
  },
}
