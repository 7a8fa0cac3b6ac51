import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Ids of cabins by the names they have or had. */
export type CabinIds = ReadonlyMap<string, string>

/**
 * Replaces the names of cabins that earlier versions stored with reviews and entries by their ids.
 * Names of unknown cabins stay. Run at every start, after the migrations: they know no content, a
 * backup of an earlier version may have been restored, and an earlier version may still be writing.
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
    // All there are: with them the names are looked up in an index, however many reviews there are.
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
