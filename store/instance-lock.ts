import { closeSync, existsSync, openSync } from 'node:fs'
import SQLite from 'better-sqlite3'

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
