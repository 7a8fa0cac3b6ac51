import type { Mistake } from './parse-site.ts'
import type { Site } from './site.ts'

/** References between documents that do not resolve. */
export function siteMistakes(site: Site): Mistake[] {
  return [...withoutCabins(site), ...unknownShownCabin(site)]
}

function withoutCabins({ cabins }: Site): Mistake[] {
  const message = 'there is no cabin in cabins/'
  return cabins.length === 0 ? [{ document: 'cabins', path: '', message }] : []
}

function unknownShownCabin(site: Site): Mistake[] {
  if (!site.facts.features.bookNow) return []
  const { cabin } = site.document('book-now')
  if (cabin === undefined || site.cabins.some(({ slug }) => slug === cabin)) return []
  return [{ document: 'book-now', path: 'cabin', message: `there is no cabin '${cabin}'` }]
}

/**
 * Amenities that the stay doesn't describe. Pages show them by name alone, so that an owner can
 * change either document first; in files, and in a cabin that is being edited, they are mistakes.
 */
export function unknownAmenities(site: Pick<Site, 'cabins' | 'document'>): Mistake[] {
  const known = site.document('stay').amenities.map(({ name }) => name)
  return site.cabins.flatMap(({ id, amenities }) =>
    amenities
      .filter((name) => !known.includes(name))
      .map((name) => ({
        document: `cabins/${id}`,
        path: 'amenities',
        message: `'${name}' is not among the amenities of the stay`,
      })),
  )
}
