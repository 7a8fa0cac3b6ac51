import { cabinDetailsBySlug } from '#content/cabin-details.ts'
import { cabinBySlug } from '#content/cabins.ts'
import type { Cabin, CabinDetails } from '#contracts/site/cabins.ts'

export interface CabinData {
  cabin: Cabin
  details: CabinDetails
}

/** Everything the screen shows of one cabin but its pictures; null for an unknown slug. */
export async function loadCabin(slug: string): Promise<CabinData | null> {
  const cabin = cabinBySlug(slug)
  const details = await cabinDetailsBySlug(slug)
  return cabin && details ? { cabin, details } : null
}
