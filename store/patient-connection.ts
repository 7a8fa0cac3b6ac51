import { setTimeout as wait } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { isBusy } from './outages.ts'
import type { Reachability } from './reachability.ts'

const pauseMs = 20

/** Until the site serves: another process may be migrating the tables. */
const patienceAtStartMs = 10_000

/** What takes the write lock. */
const writes = /^\s*(?:begin immediate|insert|update|delete|replace|create|alter|drop)\b/i

export interface OpenedFile {
  database: SQLite.Database
  /** Whether its path still leads to it. */
  isInPlace: () => boolean
}

/** Throws if the file was removed or replaced: what is written would be lost with the process. */
export function assertInPlace({ isInPlace }: OpenedFile): void {
  if (isInPlace()) return
  const code = 'SQLITE_READONLY_DBMOVED'
  throw new SQLite.SqliteError('the database file was removed or replaced', code)
}

/**
 * Waits for another program's lock without blocking the thread that serves guests, until the
 * database counts as down; then writes fail at once until the lock is free.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #file: OpenedFile
  readonly #reachability: Reachability

  constructor(connection: DatabaseConnection, file: OpenedFile, reachability: Reachability) {
    this.#connection = connection
    this.#file = file
    this.#reachability = reachability
  }

  streamQuery<R>(...query: Parameters<DatabaseConnection['streamQuery']>) {
    return this.#connection.streamQuery<R>(...query)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#file.database.inTransaction) return this.#connection.executeQuery<R>(query)
    const isWrite = writes.test(query.sql)
    if (isWrite) assertInPlace(this.#file)
    const until = performance.now() + patienceAtStartMs
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<R>(query)
        if (isWrite) this.#reachability.noteSuccess()
        return result
      } catch (error) {
        if (!isBusy(error)) throw error
        this.#reachability.noteFailure()
        if (this.#reachability.isDown || performance.now() >= until) throw error
      }
      await wait(pauseMs)
    }
  }
}
