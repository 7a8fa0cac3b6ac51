import { prizePictureName } from '#contracts/prize-pictures.ts'
import { listPrizes, setPrizePicture } from '#store/contests/prizes.ts'
import type { Dependencies } from '../dependencies.ts'
import { prizePictureFrom, type PictureDeps } from './prize-pictures.ts'

/**
 * Fetches the pictures of prizes that were stored with an address elsewhere, when the server starts:
 * until then these prizes are shown without. Returns how many were fetched and how many could not be.
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
    // Another server may have been quicker, or the owner.
    const isSet = kept !== null && (await setPrizePicture(db, id, { from: imageUrl, to: kept }))
    result[isSet ? 'fetched' : 'failed'] += 1
  }
  if (result.fetched > 0) changes.announce('contests')
  return result
}
