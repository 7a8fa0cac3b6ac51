import { looksLikeSample } from '#content/sample-facts.ts'
import type { NewCabin } from '#contracts/cabins.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { Site } from '../site/site.ts'

const fewestAmenities = 3

/**
 * The document that a new cabin starts with. What all cabins of the property have in common is
 * taken from them; the texts say honestly that they are still to come.
 */
export function startingCabin(
  site: Pick<Site, 'cabins' | 'document'>,
  { name, bookingUrl, bedrooms, bathrooms, sleeps }: NewCabin,
): Record<string, unknown> {
  const { cabins } = site
  // Those of the sample property say nothing about the owner's place.
  const [first] = cabins.filter(({ bookingUrl: url }) => !looksLikeSample(url))
  return {
    order: Math.max(0, ...cabins.map(({ order }) => order)) + 1,
    name,
    bedrooms,
    beds: [{ type: 'Queen', count: bedrooms }],
    bathrooms,
    sleeps,
    reviews: 0,
    rating: 5,
    bookingUrl,
    location: first?.location ?? '{town}',
    description: 'New at {property}. We are still writing about it; ask us anything.',
    countsForGroups: false,
    amenities: sharedAmenities(site),
    longDescription: [
      'This cabin is new. Its story and its pictures are on their way. Until then, call {phone} or write to {email}, and we’ll gladly tell you about it.',
    ],
    nearby: first?.nearby ?? [
      {
        name: '{town}',
        distance: 'a short drive',
        description: 'Ask us for the way, and for what’s worth seeing.',
      },
    ],
    rules: [
      ...sharedRules(cabins, ['Ask us when you can check in', 'Ask us when to check out']),
      `Maximum ${sleeps} ${sleeps === 1 ? 'guest' : 'guests'}`,
    ],
  }
}

/** Those of every cabin; filled up from the stay's, since a page needs a few. */
function sharedAmenities({ cabins, document }: Pick<Site, 'cabins' | 'document'>): string[] {
  const all = document('stay').amenities.map(({ name }) => name)
  const shared = all.filter((name) => cabins.every(({ amenities }) => amenities.includes(name)))
  const others = all.filter((name) => !shared.includes(name))
  return [...shared, ...others].slice(0, Math.max(shared.length, fewestAmenities))
}

/** Those of every cabin. */
function sharedRules(
  cabins: readonly CabinDocument[],
  other: readonly string[],
): readonly string[] {
  const [first, ...rest] = cabins
  const shared = (first?.rules ?? []).filter((rule) =>
    rest.every(({ rules }) => rules.includes(rule)),
  )
  return shared.length > 0 ? shared : other
}
