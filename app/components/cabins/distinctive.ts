import type { Cabin } from '#contracts/site/cabins.ts'

/** A cabin's amenities, those that the fewest others have first; equal ones in the owner's order. */
export function distinctiveFirst(cabin: Cabin, all: readonly Cabin[]): string[] {
  const countOf = (amenity: string) =>
    all.filter(({ amenities }) => amenities.includes(amenity)).length
  return cabin.amenities.toSorted((a, b) => countOf(a) - countOf(b))
}
