import type { SampleReview } from '../sample-review.ts'
import { coyoteCabin } from './coyote-cabin.ts'
import { desertWillow } from './desert-willow.ts'
import { mockingbirdCabin } from './mockingbird-cabin.ts'
import { morningDove } from './morning-dove.ts'
import { mountainLaurel } from './mountain-laurel.ts'
import { texasSage } from './texas-sage.ts'

/** The sample reviews by the name of the cabin. */
export const sampleReviews: Readonly<Record<string, readonly SampleReview[]>> = {
  'Desert Willow': desertWillow,
  'Coyote Cabin': coyoteCabin,
  'Texas Sage': texasSage,
  'Mockingbird Cabin': mockingbirdCabin,
  'Morning Dove': morningDove,
  'Mountain Laurel': mountainLaurel,
}
