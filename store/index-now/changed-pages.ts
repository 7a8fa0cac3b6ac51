import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { ChangedPagesTable } from '../tables.ts'
import { instantToText } from '../values.ts'

export type ChangedPage = Selectable<ChangedPagesTable>

/** In the transaction of the change. A page that is waiting already starts over. */
export async function addChangedPages(
  database: Database,
  paths: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (paths.length === 0) return
  const changedAt = instantToText(at)
  const fresh = { changedAt, attempts: 0, nextAttemptAt: changedAt }
  await database
    .insertInto('changedPages')
    .values([...new Set(paths)].toSorted().map((path) => ({ path, ...fresh })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet(fresh))
    .execute()
}

export async function dueChangedPages(
  database: Database,
  now: Temporal.Instant,
  limit: number,
): Promise<ChangedPage[]> {
  return database
    .selectFrom('changedPages')
    .selectAll()
    .where('nextAttemptAt', '<=', instantToText(now))
    .orderBy('nextAttemptAt')
    .orderBy('path')
    .limit(limit)
    .execute()
}

/** Those that have changed again meanwhile stay. */
export async function removeChangedPages(
  database: Database,
  pages: readonly ChangedPage[],
): Promise<void> {
  for (const { path, changedAt } of pages) {
    await database
      .deleteFrom('changedPages')
      .where('path', '=', path)
      .where('changedAt', '=', changedAt)
      .execute()
  }
}

/** The same pages, to be tried again at that time. */
export async function postponeChangedPage(
  database: Database,
  { path, changedAt, attempts }: ChangedPage,
  until: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('changedPages')
    .set({ attempts: attempts + 1, nextAttemptAt: instantToText(until) })
    .where('path', '=', path)
    .where('changedAt', '=', changedAt)
    .execute()
}
