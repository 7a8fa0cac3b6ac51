import { cabinDetailsBySlug } from '#content/cabin-details.ts'
import { cabinBySlug } from '#content/cabins.ts'
import type { Cabin, CabinDetails } from '#contracts/site/cabins.ts'
import type { Picture } from '#contracts/pictures.ts'

export interface CabinData {
  cabin: Cabin
  details: CabinDetails
  pictures: readonly Picture[]
}

/** Everything the screen shows of one cabin; null for an unknown slug. */
export async function loadCabin(slug: string): Promise<CabinData | null> {
  const cabin = cabinBySlug(slug)
  const details = await cabinDetailsBySlug(slug)
  return cabin && details ? { cabin, details, pictures: await picturesOf(slug) } : null
}

interface Album {
  default: readonly Picture[]
}

const albums: Readonly<Record<string, () => Promise<Album>>> = {
  'desert-willow': () => import('#pictures/desert-willow.json'),
  'coyote-cabin': () => import('#pictures/coyote-cabin.json'),
  'texas-sage': () => import('#pictures/texas-sage.json'),
  'mockingbird-cabin': () => import('#pictures/mockingbird-cabin.json'),
  'morning-dove': () => import('#pictures/morning-dove.json'),
  'mountain-laurel': () => import('#pictures/mountain-laurel.json'),
}

/** All pictures of a cabin, the leading one first; none for a cabin without any. */
async function picturesOf(slug: string): Promise<readonly Picture[]> {
  const album = Object.hasOwn(albums, slug) ? await albums[slug]?.() : undefined
  return album?.default ?? []
}
