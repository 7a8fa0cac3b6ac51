import type { CabinDetails } from '#contracts/cabins.ts'
import { coyoteCabin } from './cabin-details/coyote-cabin.ts'
import { desertWillow } from './cabin-details/desert-willow.ts'
import { mockingbirdCabin } from './cabin-details/mockingbird-cabin.ts'
import { morningDove } from './cabin-details/morning-dove.ts'
import { mountainLaurel } from './cabin-details/mountain-laurel.ts'
import { texasSage } from './cabin-details/texas-sage.ts'

const details = new Map<string, CabinDetails>([
  ['desert-willow', desertWillow],
  ['coyote-cabin', coyoteCabin],
  ['texas-sage', texasSage],
  ['mockingbird-cabin', mockingbirdCabin],
  ['morning-dove', morningDove],
  ['mountain-laurel', mountainLaurel],
])

/** What only the cabin's own page shows; cards never load it. */
export function cabinDetailsBySlug(slug: string): CabinDetails | undefined {
  return details.get(slug)
}
