import { SqliteAdapter, type Kysely } from 'kysely'

/** For the few things that the two databases say in different words. */
export function isSqlite(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter
}
