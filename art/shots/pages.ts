import { mockingbirdCabin } from '../cabins/mockingbird-cabin/index.ts'
import { morning } from '../moods/morning.ts'
import { vary } from '../moods/vary.ts'
import { seen } from './seen.ts'
import type { Shots } from './shot.ts'

/** What links to pages without a head picture show. */
export const pageShots: Shots = {
  'pages/gate': {
    shape: 'card',
    ...seen((camera) => mockingbirdCabin({ camera }), {
      position: [1.5, 1.35, 7.6],
      lookAt: [0.2, 0, 2],
      fieldOfView: 34,
      shift: 0.05,
    }),
    hour: vary(morning, { aside: -0.2, sun: [-0.6, 0.42, 0.68] }),
    alt: 'A mockingbird on the gatepost of a white picket fence, the porch of Mockingbird Cabin behind',
  },
}
