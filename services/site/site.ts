import type { Closure } from '#contracts/closures.ts'
import type { Album, Albums } from '#contracts/pictures.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { Documents } from '#contracts/site/documents.ts'
import type { GuidePage } from '#contracts/site/guide.ts'
import { missing } from '../errors.ts'

/** A cabin whose page leads elsewhere, to a path. */
export type RetiredCabin = CabinDocument & { redirectTo: string }

/** A guide page but for the area guide. */
export type LocalGuide = GuidePage & { id: string }

/** The owner's documents, validated. The composition root reads them once. */
export interface Site {
  facts: Documents['facts']
  /** In the owner's order. */
  cabins: readonly CabinDocument[]
  /** Those that guests no longer see, but that reviews and entries may name. */
  retired: readonly RetiredCabin[]
  /** Local guides in the owner's order. */
  guides: readonly LocalGuide[]
  /** Albums that can be edited. */
  albums: Albums
  /** By the cabin's id; also those that have ended. */
  closures: ReadonlyMap<string, readonly Closure[]>
  document: <Name extends keyof Documents>(name: Name) => Documents[Name]
}

/** The pictures of a page or of a cabin, which may have none. Throws `NotFoundError`. */
export function albumOf({ site, albums }: { site: Site; albums: Albums }, name: string): Album {
  const album = site.albums.get(name) ?? albums.get(name)
  if (album && site.retired.every(({ id }) => id !== name)) return album
  if (site.cabins.some(({ id }) => id === name)) return []
  throw missing('album')
}
