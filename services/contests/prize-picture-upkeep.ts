import { prizePictureAddress, prizePictureName } from '#contracts/prize-pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { listPrizes, setPrizePicture } from '#store/contests/prizes.ts'
import { type PictureDeps, prizesPrefix, prizePictureFrom } from './prize-pictures.ts'

/** Deletes unreferenced pictures from before then and returns how many. */
export async function sweepPrizePictures(
  { db, storage }: Pick<Dependencies, 'db' | 'storage'>,
  before: Temporal.Instant,
): Promise<number> {
  const old: string[] = []
  for await (const { key, modifiedAt } of storage.list(prizesPrefix)) {
    if (Temporal.Instant.compare(modifiedAt, before) < 0) old.push(key)
  }
  if (old.length === 0) return 0
  const named = new Set((await listPrizes(db)).map(({ imageUrl }) => imageUrl))
  const unnamed = old.filter(
    (key) => !named.has(prizePictureAddress(key.slice(prizesPrefix.length))),
  )
  for (const key of unnamed) await storage.delete(key)
  return unnamed.length
}

/**
 * Runs at startup: fetches the pictures of prizes stored with an external URL, which until then are
 * shown without one. Returns how many succeeded and failed.
 */
export async function fetchOldPrizePictures(
  deps: PictureDeps & Pick<Dependencies, 'db' | 'changes'>,
  signal: AbortSignal,
): Promise<{ fetched: number; failed: number }> {
  const { db, changes } = deps
  const result = { fetched: 0, failed: 0 }
  for (const { id, imageUrl } of await listPrizes(db)) {
    if (signal.aborted) break
    if (imageUrl === null || prizePictureName(imageUrl) !== null) continue
    const kept = await prizePictureFrom(deps, imageUrl, signal).catch(() => null)
    // Another server or the owner may have been faster.
    const isSet = kept !== null && (await setPrizePicture(db, id, { from: imageUrl, to: kept }))
    result[isSet ? 'fetched' : 'failed'] += 1
  }
  if (result.fetched > 0) changes.announce('contests')
  return result
}
