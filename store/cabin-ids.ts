import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Cabin ids by current or former name. */
export type CabinIds = ReadonlyMap<string, string>

/**
 * Replaces cabin names that earlier versions stored in reviews and entries with ids. Unknown names
 * are kept. Runs at every start after the migrations, because migrations do not know the content,
 * an old backup may have been restored, and an older version may still be writing.
 */
export async function replaceCabinNames(database: Database, ids: CabinIds): Promise<void> {
  const renamed = [...ids].filter(([name, id]) => name !== id)
  if (renamed.length === 0) return
  const names = renamed.map(([name]) => name)
  const idOf = (column: string) => {
    const cases = renamed.map(([name, id]) => sql`when ${name} then ${id}`)
    return sql<string>`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`
  }
  await database
    .updateTable('reviews')
    .set({ cabin: idOf('cabin') })
    // Lists every status so that the lookup by name can use an index.
    .where('status', 'in', ['pending', 'approved', 'rejected'])
    .where('allowPublic', 'in', [0, 1])
    .where('cabin', 'in', names)
    .execute()
  await database
    .updateTable('submissions')
    .set({ cabinStayed: idOf('cabinStayed') })
    .where('cabinStayed', 'in', names)
    .execute()
}
