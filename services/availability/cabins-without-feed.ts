import type { Dependencies } from '../dependencies.ts'

/** The slugs of cabins whose booked days guests can't see, because no calendar is given for them. */
export function cabinsWithoutFeed({
  site,
  availability,
}: Pick<Dependencies, 'site' | 'availability'>): string[] {
  const read = availability.ids()
  return site.cabins.map(({ slug }) => slug).filter((slug) => !Object.hasOwn(read, slug))
}
