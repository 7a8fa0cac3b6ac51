import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'
import type { StoredRevision } from './revisions.ts'

/** Lets anyone who has the token see an unpublished revision until then. */
export async function allowPreview(
  database: Database,
  id: string,
  { hash, until }: { hash: string; until: Temporal.Instant },
): Promise<void> {
  await database
    .updateTable('siteRevisions')
    .set({ previewHash: hash, previewUntil: instantToText(until) })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .execute()
}

export async function findPreviewed(
  database: Database,
  hash: string,
  now: Temporal.Instant,
): Promise<StoredRevision | null> {
  const row = await database
    .selectFrom('siteRevisions')
    .selectAll()
    .where('previewHash', '=', hash)
    .where('previewUntil', '>', instantToText(now))
    .executeTakeFirst()
  return row ?? null
}
