import type { Picture } from '#contracts/pictures.ts'

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
export async function picturesOf(slug: string): Promise<readonly Picture[]> {
  const album = Object.hasOwn(albums, slug) ? await albums[slug]?.() : undefined
  return album?.default ?? []
}
