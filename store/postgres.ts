import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Application } from './database.ts'

const connections = 10
const connectTimeoutMs = 5000

// Type numbers of PostgreSQL's catalogue whose default reading does not fit: counts and sums
// arrive as text, days as midnight in the server's zone.
const int8 = 20
const numeric = 1700
const date = 1082

/** A PostgreSQL server at `url`, connected to when first asked. */
export function postgresDialect(url: string, application: Application): PostgresDialect {
  return new PostgresDialect({ pool: async () => openPool(url, application) })
}

function openPool(url: string, application: Application): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // One stays when nothing is asked, so that a backup sees that a site runs on this database.
    min: application === 'cabins site' ? 1 : 0,
    application_name: application,
    connectionTimeoutMillis: connectTimeoutMs,
    types: readAsPlainValues(),
  })
  // Without a listener an idle connection that breaks ends the process; the pool has already
  // dropped it, and the next query opens another or reports the failure itself.
  pool.on('error', () => {})
  // The pool listens to idle connections only. One in use that breaks between two statements of a
  // transaction would end the process as well; its next statement reports the failure.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function readAsPlainValues(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  types.setTypeParser(date, (text: string) => text)
  return types
}
