import { prizePictureAddress } from '#contracts/prize-pictures.ts'
import { listPrizes } from '#store/contests/prizes.ts'
import type { Dependencies } from '../dependencies.ts'
import { prizesPrefix } from './prize-pictures.ts'

/** Removes pictures from before then that no prize names; returns how many. */
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
