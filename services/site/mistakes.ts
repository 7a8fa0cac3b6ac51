import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { Site } from './site.ts'

/** A document and its error. */
type Mistake = readonly [document: string, message: string]

/** Cabins must be unique by these, because reviews, bookings and URLs use them. */
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

/** References between documents that do not resolve. */
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
