import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  closeDatabase,
  openDatabase,
  type Application,
  type Database,
  type DatabaseLocation,
} from './database.ts'
import { isInUse } from './instance-lock.ts'

const site: Application = 'cabins site'
/** A site whose server was away is connected again by then (`keepConnected`). */
const usualPatienceMs = 5000
const pauseMs = 250

/**
 * Whether a running site works with this database. Of an embedded one its lock says so at once; on a
 * PostgreSQL server a site is waited for, since it may have lost its connections a moment ago.
 */
export async function isServed(
  location: DatabaseLocation,
  patienceMs = usualPatienceMs,
): Promise<boolean> {
  if (!location.url) return isInUse(location.file)
  const database = await openDatabase(location)
  try {
    for (let waited = 0; ; waited += pauseMs) {
      if (await hasSite(database)) return true
      if (waited >= patienceMs) return false
      await wait(pauseMs)
    }
  } finally {
    await closeDatabase(database)
  }
}

async function hasSite(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${site}
    limit 1`.execute(database)
  return rows.length > 0
}
