import type { StoredReview } from '#store/reviews/reviews.ts'
import type { Database } from '#store/database.ts'
import { addChangedPages } from '#store/index-now/changed-pages.ts'
import type { Dependencies } from '../dependencies.ts'

export type IndexNowDeps = Pick<Dependencies, 'clock' | 'indexNow'>

/**
 * Notes pages for search engines, in the transaction that changes them. Without a key nothing is
 * kept.
 */
export async function noteChangedPages(
  transaction: Database,
  { clock, indexNow }: IndexNowDeps,
  paths: readonly string[],
): Promise<void> {
  if (indexNow) await addChangedPages(transaction, paths, clock.now())
}

/** Where a review is seen while it is approved. */
export function pagesOfReview(
  { cabins }: Dependencies['site'],
  { cabin, allowPublic }: Pick<StoredReview, 'cabin' | 'allowPublic'>,
): string[] {
  if (!allowPublic) return []
  const own = cabins.find(({ id }) => id === cabin)
  return ['/', '/reviews', ...(own ? [`/cabins/${own.slug}`] : [])]
}
