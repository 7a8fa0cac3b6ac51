import { pictureLimits } from '#contracts/picture-limits.ts'
import {
  allPictures,
  deletePicture,
  setUnused,
  type StoredPicture,
} from '#store/pictures/pictures.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { unpublishedRevisions } from '#store/site/revisions.ts'
import { instantToText } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { clockJumpSince, type ClockDeps } from '../checks/clock.ts'
import { albumsPrefix } from '../site/albums.ts'
import { cleanKey, fileKey, pictureIdIn, picturesPrefix, stepsOf } from './stored-pictures.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'storage'> & ClockDeps

/**
 * Removes pictures that nothing has shown for months, and files older than `before` of pictures that
 * were never stored. Returns how many files.
 */
export async function sweepPictures(deps: Deps, before: Temporal.Instant): Promise<number> {
  const removed = await removeUnused(deps)
  return removed + (await removeUnknown(deps, before))
}

async function removeUnused(deps: Deps): Promise<number> {
  const { db, clock } = deps
  const pictures = await allPictures(db)
  const named = await namedPictures(deps)
  const isNamed = ({ id }: StoredPicture) => named.has(id)
  await setUnused(db, idsOf(pictures.filter((each) => isNamed(each) && each.unusedSince)), null)
  const unused = pictures.filter((each) => !isNamed(each))
  await setUnused(db, idsOf(unused.filter((each) => !each.unusedSince)), clock.now())
  const limit = instantToText(clock.now().subtract({ hours: 24 * pictureLimits.unusedDays }))
  const expired = unused.filter(({ unusedSince }) => unusedSince && unusedSince < limit)
  if (expired.length === 0 || (await clockJumpSince(deps))) return 0
  let count = 0
  for (const picture of expired) count += await removePicture(deps, picture)
  return count
}

function idsOf(pictures: readonly StoredPicture[]): string[] {
  return pictures.map(({ id }) => id)
}

/** By albums that are shown, planned or drafts: their text names pictures as nothing else does. */
async function namedPictures({ db }: Deps): Promise<ReadonlySet<string>> {
  const revisions = [...(await shownRevisions(db)), ...(await unpublishedRevisions(db))]
  const albums = revisions.filter(({ document }) => document.startsWith(albumsPrefix))
  const words = albums.flatMap(({ value }) => value.match(/[\w-]+/g) ?? [])
  return new Set(words)
}

/** The row goes last: while it is there, the next sweep tries again. */
async function removePicture({ db, storage }: Deps, picture: StoredPicture): Promise<number> {
  const keys = [...stepsOf(picture).map(({ file }) => fileKey(file)), cleanKey(picture.id)]
  for (const key of keys) await storage.delete(key)
  await deletePicture(db, picture.id)
  return keys.length
}

async function removeUnknown({ db, storage }: Deps, before: Temporal.Instant): Promise<number> {
  const old: string[] = []
  for await (const { key, modifiedAt } of storage.list(picturesPrefix)) {
    if (Temporal.Instant.compare(modifiedAt, before) < 0) old.push(key)
  }
  if (old.length === 0) return 0
  const known = new Set((await allPictures(db)).map(({ id }) => id))
  const unknown = old.filter((key) => !known.has(pictureIdIn(key.slice(picturesPrefix.length))))
  for (const key of unknown) await storage.delete(key)
  return unknown.length
}
