import { closeSync, existsSync, openSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  closeDatabase,
  openDatabase,
  type Application,
  type Database,
  type DatabaseLocation,
} from './database.ts'

/** Says which processes work with an embedded database. The system lets go when one of them dies. */
export interface InstanceLock {
  /** False while another process has it alone. */
  share(): boolean
  /** False while any other process has it. */
  takeAlone(): boolean
  release(): void
}

/**
 * The lock lies beside the database in a file of its own: as a database that nobody writes to, it
 * comes with SQLite's locks, which Node has no other way to ask the system for.
 */
export function openInstanceLock(databaseFile: string): InstanceLock {
  const file = lockFileOf(databaseFile)
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const connection = new SQLite(file, { timeout: 0 })
  const letGo = () => void (connection.inTransaction && connection.exec('rollback'))
  return {
    share() {
      letGo()
      return succeeds(() => connection.exec('begin; select count(*) from sqlite_master'))
    },
    takeAlone() {
      letGo()
      return succeeds(() => connection.exec('begin exclusive'))
    },
    release() {
      connection.close()
    },
  }
}

/** Whether a running site, or a command that keeps it from running, has this database. */
export function isInUse(databaseFile: string): boolean {
  if (!existsSync(lockFileOf(databaseFile))) return false
  const lock = openInstanceLock(databaseFile)
  try {
    return !lock.takeAlone()
  } finally {
    lock.release()
  }
}

function lockFileOf(databaseFile: string): string {
  return `${databaseFile}.lock`
}

function succeeds(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}

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
