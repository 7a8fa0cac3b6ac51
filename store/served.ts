import { sql } from 'kysely'
import { closeDatabase, openDatabase, type Application, type DatabaseLocation } from './database.ts'
import { isInUse } from './instance-lock.ts'

const site: Application = 'cabins site'

/**
 * Whether a running site works with this database. With a PostgreSQL server that has lost its
 * connections, and no guest since, it does not show until the next one comes.
 */
export async function isServed(location: DatabaseLocation): Promise<boolean> {
  if (!location.url) return isInUse(location.file)
  const database = await openDatabase(location)
  try {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${site}
      limit 1`.execute(database)
    return rows.length > 0
  } finally {
    await closeDatabase(database)
  }
}
