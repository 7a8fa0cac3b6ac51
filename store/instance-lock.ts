import { closeSync, existsSync, openSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { closeDatabase, openDatabase, type Database, type DatabaseLocation } from './database.ts'

/** Tracks which processes use an embedded database. The OS releases the lock if a process dies. */
export interface InstanceLock {
  /** Returns false while another process has exclusive access. */
  share(): boolean
  /** Returns false while any other process has access. */
  takeAlone(): boolean
  release(): void
}

/**
 * A separate SQLite file beside the database, which is never written: Node has no other API for
 * file locks.
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

/** Whether a running site, or a command that excludes the site, is using this database. */
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

/** By then, a site that lost its server has reconnected (`keepConnected`). */
const usualPatienceMs = 5000
const pauseMs = 250

/**
 * Whether a running site uses this database. An embedded database's lock tells at once; on
 * PostgreSQL, wait, since the site may have just lost its connections.
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
    where datname = current_database() and application_name like 'cabins site%'
    limit 1`.execute(database)
  return rows.length > 0
}
