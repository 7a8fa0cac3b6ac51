import coyoteCabin from '#pictures/coyote-cabin.json'
import desertWillow from '#pictures/desert-willow.json'
import mockingbirdCabin from '#pictures/mockingbird-cabin.json'
import morningDove from '#pictures/morning-dove.json'
import mountainLaurel from '#pictures/mountain-laurel.json'
import texasSage from '#pictures/texas-sage.json'
import type { Picture } from '#contracts/pictures.ts'

const albums = new Map<string, readonly Picture[]>([
  ['desert-willow', desertWillow],
  ['coyote-cabin', coyoteCabin],
  ['texas-sage', texasSage],
  ['mockingbird-cabin', mockingbirdCabin],
  ['morning-dove', morningDove],
  ['mountain-laurel', mountainLaurel],
])

/** All pictures of a cabin, the leading one first; none for a cabin without any. */
export function picturesOf(slug: string): readonly Picture[] {
  return albums.get(slug) ?? []
}
