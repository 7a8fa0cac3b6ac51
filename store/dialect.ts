import { SqliteAdapter, type Kysely } from 'kysely'

/** For the few statements that differ between the two databases. */
export function isSqlite(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter
}
