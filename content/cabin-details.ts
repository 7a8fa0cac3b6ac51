import type { CabinDetails } from '#contracts/site/cabins.ts'

/** Each in a file of its own, so that a guest fetches only the cabins that are looked at. */
const details: Readonly<Record<string, () => Promise<CabinDetails>>> = {
  'desert-willow': async () => (await import('./cabin-details/desert-willow.ts')).desertWillow,
  'coyote-cabin': async () => (await import('./cabin-details/coyote-cabin.ts')).coyoteCabin,
  'texas-sage': async () => (await import('./cabin-details/texas-sage.ts')).texasSage,
  'mockingbird-cabin': async () =>
    (await import('./cabin-details/mockingbird-cabin.ts')).mockingbirdCabin,
  'morning-dove': async () => (await import('./cabin-details/morning-dove.ts')).morningDove,
  'mountain-laurel': async () =>
    (await import('./cabin-details/mountain-laurel.ts')).mountainLaurel,
}

/** What only the cabin's own page shows; undefined for an unknown slug. */
export async function cabinDetailsBySlug(slug: string): Promise<CabinDetails | undefined> {
  return Object.hasOwn(details, slug) ? details[slug]?.() : undefined
}
