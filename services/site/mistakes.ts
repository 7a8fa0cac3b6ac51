import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { Site } from './site.ts'

/** A document and what is wrong with it. */
type Mistake = readonly [document: string, message: string]

/** What makes two cabins one: reviews, bookings and addresses go by these. */
export function cabinMistakes(cabins: readonly Pick<CabinDocument, 'id' | 'slug' | 'name'>[]) {
  return (['slug', 'name'] as const).flatMap((field) =>
    cabins.flatMap((cabin, at): Mistake[] => {
      const first = cabins.findIndex((other) => other[field] === cabin[field])
      if (first === at) return []
      const message = `${field}: '${cabin[field]}' is the ${field} of cabins/${cabins[first]?.id} too`
      return [[`cabins/${cabin.id}`, message]]
    }),
  )
}

/** What one document says of another that is not so. */
export function siteMistakes(site: Site): Mistake[] {
  const amenities = site.document('stay').amenities.map(({ name }) => name)
  const shown = site.document('book-now').cabin
  return [
    ...(site.cabins.length === 0 ? [['cabins', 'there is no cabin in cabins/'] as const] : []),
    ...(site.cabins.some(({ slug }) => slug === shown)
      ? []
      : [['book-now', `cabin: there is no cabin '${shown}'`] as const]),
    ...site.cabins.flatMap(({ id, amenities: named }) =>
      named
        .filter((name) => !amenities.includes(name))
        .map((name) => [`cabins/${id}`, `amenities: stay.yaml does not know '${name}'`] as const),
    ),
  ]
}
