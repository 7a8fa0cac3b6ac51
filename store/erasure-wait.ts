import type { Database } from './database.ts'
import { instantToText, textToInstant } from './values.ts'

// A row beside those of the chores, since it is no guest's and in no backup either.
const name = 'erasure'

/** Notes that deleted words are still in the write-ahead log; the first time counts. */
export async function noteErasureWait(database: Database, since: Temporal.Instant): Promise<void> {
  await database
    .insertInto('chores')
    .values({ name, doneAt: instantToText(since) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function endErasureWait(database: Database): Promise<void> {
  await database.deleteFrom('chores').where('name', '=', name).execute()
}

/** Since when; null when nothing waits. */
export async function erasureWaitsSince(database: Database): Promise<Temporal.Instant | null> {
  const row = await database
    .selectFrom('chores')
    .select('doneAt')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.doneAt ? textToInstant(row.doneAt) : null
}
