import { pictureLimits } from '#contracts/picture-limits.ts'
import { deleteUpload, ownUploads, setUnused, uploadIds } from '#store/pictures/uploads.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { unpublishedRevisions } from '#store/site/revisions.ts'
import { listPrizes } from '#store/contests/prizes.ts'
import { instantToText } from '#store/values.ts'
import { clockJumpSince, type ClockDeps } from '../checks/clock.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import { albumsPrefix } from '../site/albums.ts'
import type { Work } from '../work.ts'
import { cleanKey, filesPrefix, keysOf, uploadIdIn } from './stored-files.ts'

export type SweepDeps = Pick<Dependencies, 'db' | 'clock' | 'storage' | 'incoming'> & ClockDeps

/** The time limit from storing an entry's first file to storing the entry. */
export const unnamedAtMost = { minutes: 30 }
/** Receiving takes half an hour at most and so does what follows, so anything older is orphaned. */
const oldAfter = { hours: 1 }
const everyMs = 60 * 60_000

/** Sweeps hourly. Missing files are a failure. */
export function sweepJob(deps: SweepDeps): PeriodicHandler {
  return {
    kinds: ['sweep'],
    leaseMs: 30 * 60_000,
    everyMs,
    async run({ stopping }) {
      const { stored, vanished } = await sweepUploads(deps, stopping)
      if (vanished > 0) throw new Error(`${vanished} photos and videos have vanished`)
      return stored > 0 ? { stored } : null
    },
  }
}

/** Removes this machine's temporary files of aborted uploads, older than an hour, and counts them. */
export function temporaryFilesWork({
  clock,
  incoming,
}: Pick<SweepDeps, 'clock' | 'incoming'>): Work<number> {
  return { every: everyMs, round: () => incoming.sweep(clock.now().subtract(oldAfter)) }
}

/** How many stored files were removed; how many are missing, which is only reported. */
export interface Swept {
  stored: number
  vanished: number
}

/**
 * Removes stored files of no upload that are older than an hour, which aborted uploads left behind,
 * and the owner's pictures that nothing has shown for months. Throws if the database or storage is
 * down.
 */
export async function sweepUploads(deps: SweepDeps, stopping?: AbortSignal): Promise<Swept> {
  const { unknown, missing } = await compareFiles(deps, stopping)
  for (const key of unknown) await deps.storage.delete(key)
  return { stored: unknown.length + (await removeUnused(deps)), vanished: missing }
}

/**
 * Compares storage and database without changing either: keys older than an hour that belong to no
 * upload, and how many uploads have no file. Throws if one of them is down.
 */
export async function compareFiles(
  { db, clock, storage }: Pick<SweepDeps, 'db' | 'clock' | 'storage'>,
  stopping?: AbortSignal,
): Promise<{ unknown: string[]; missing: number }> {
  const before = clock.now().subtract(oldAfter)
  const present = new Set<string>()
  const old: string[] = []
  for await (const { key, modifiedAt } of storage.list(filesPrefix)) {
    stopping?.throwIfAborted()
    present.add(key)
    if (Temporal.Instant.compare(modifiedAt, before) < 0) old.push(key)
  }
  const ids = new Set(await uploadIds(db))
  let missing = 0
  for (const key of [...ids].map(cleanKey)) {
    if (present.has(key)) continue
    // It may have been stored since the list was read.
    const found = await storage.get(key, { first: 0, last: 0 })
    if (found) found.destroy()
    else missing += 1
  }
  const unknown = old.filter((key) => !ids.has(uploadIdIn(key.slice(filesPrefix.length))))
  return { unknown, missing }
}

async function removeUnused(deps: SweepDeps): Promise<number> {
  const { db, clock, storage } = deps
  const named = await namedPictures(deps)
  const { used = [], unused = [] } = Object.groupBy(await ownUploads(db), ({ id }) =>
    named.has(id) ? 'used' : 'unused',
  )
  const again = used.filter(({ unusedSince }) => unusedSince)
  await setUnused(db, again, null)
  const newly = unused.filter(({ unusedSince }) => !unusedSince)
  await setUnused(db, newly, clock.now())
  const limit = instantToText(clock.now().subtract({ hours: 24 * pictureLimits.unusedDays }))
  const expired = unused.filter(({ unusedSince }) => unusedSince && unusedSince < limit)
  if (expired.length === 0 || (await clockJumpSince(deps))) return 0
  let count = 0
  for (const picture of expired) {
    const keys = keysOf(picture)
    for (const key of keys) await storage.delete(key)
    // Last: while it is there, the next sweep tries again.
    await deleteUpload(db, picture)
    count += keys.length
  }
  return count
}

/** By prizes, and albums that are shown, planned or drafts: only pictures have names like theirs. */
async function namedPictures({ db }: Pick<SweepDeps, 'db'>): Promise<ReadonlySet<string>> {
  const revisions = [...(await shownRevisions(db)), ...(await unpublishedRevisions(db))]
  const albums = revisions.filter(({ document }) => document.startsWith(albumsPrefix))
  const prizes = (await listPrizes(db)).map(({ imageUrl }) => imageUrl ?? '')
  const texts = [...albums.map(({ value }) => value), ...prizes]
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
}
