import { setTimeout as wait } from 'node:timers/promises'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Application } from './database.ts'
import type { Reachability } from './reachability.ts'
import { SteadyPool } from './steady-pool.ts'

const connections = 10
const connectTimeoutMs = 5000
const reconnectEveryMs = 1000

// OIDs of PostgreSQL types whose default parsing does not suit us: counts and sums arrive as text,
// dates as midnight in the server's zone.
const int8 = 20
const numeric = 1700
const date = 1082

/** A PostgreSQL server at `url`, connected on first use. */
export function postgresDialect(
  url: string,
  application: Application,
  reachability: Reachability,
): PostgresDialect {
  const pool = async () => new SteadyPool(openPool(url, application, reachability), reachability)
  return new PostgresDialect({ pool })
}

function isSite(application: Application): boolean {
  return application.startsWith('cabins site')
}

function openPool(url: string, application: Application, reachability: Reachability): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: isSite(application) ? 1 : 0,
    // Lets the OS notice a connection that was silently dropped, such as by a firewall.
    keepAlive: true,
    application_name: application,
    connectionTimeoutMillis: connectTimeoutMs,
    types: readAsPlainValues(),
  })
  // Without a listener, an idle connection that breaks ends the process. The pool has already
  // dropped it, and the next query opens another or reports the failure.
  pool.on('error', () => {})
  // The pool only listens to idle connections. One that breaks between two statements of a
  // transaction would end the process too; its next statement reports the failure.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (isSite(application)) keepConnected(pool, reachability)
  return pool
}

/**
 * Keeps one idle connection open, reconnecting after an outage, so that backup and restore see that
 * a site is using this database, and requests learn that it is back.
 */
function keepConnected(pool: pg.Pool, reachability: Reachability): void {
  let isTrying = false
  const connect = async () => {
    if (isTrying) return
    isTrying = true
    while (!pool.ending && !(await answers(pool))) {
      reachability.noteFailure()
      await wait(reconnectEveryMs, undefined, { ref: false })
    }
    reachability.noteSuccess()
    isTrying = false
  }
  pool.on('remove', () => void connect())
  reachability.on('down', () => void connect())
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect().catch(() => null)
  if (!client) return false
  const late = new AbortController()
  const isInTime = await Promise.race([
    client.query('select 1').then(
      () => true,
      () => false,
    ),
    wait(connectTimeoutMs, false, { signal: late.signal, ref: false }),
  ])
  late.abort()
  client.release(!isInTime)
  return isInTime
}

function readAsPlainValues(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  types.setTypeParser(numeric, Number)
  types.setTypeParser(date, (text: string) => text)
  return types
}
