import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely'
import { isBusy } from './outages.ts'
import { assertInPlace, PatientConnection, type OpenedFile } from './patient-connection.ts'
import type { Reachability } from './reachability.ts'

/** How long SQLite itself waits for a lock when a file is opened: it blocks the thread. */
const openTimeoutMs = 5000
const pauseMs = 20

/** The embedded database in `file`, opened on first use. */
export function sqliteDialect(file: string, reachability: Reachability): SqliteDialect {
  let opened: OpenedFile | undefined
  return new PatientSqliteDialect(() => (opened ??= openedOnce(file)), reachability)
}

function openedOnce(file: string): OpenedFile {
  const database = openFile(file)
  // The other two files exist once something was read.
  database.prepare('select count(*) from sqlite_master').get()
  const isInPlace =
    file === ':memory:' ? () => true : sameFiles(['', '-wal', '-shm'].map((end) => file + end))
  return { database, isInPlace }
}

class PatientSqliteDialect extends SqliteDialect {
  readonly #open: () => OpenedFile
  readonly #reachability: Reachability

  constructor(open: () => OpenedFile, reachability: Reachability) {
    super({ database: async () => open().database })
    this.#open = open
    this.#reachability = reachability
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#open, this.#reachability)
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #open: () => OpenedFile
  readonly #reachability: Reachability
  #connection: PatientConnection | undefined

  constructor(open: () => OpenedFile, reachability: Reachability) {
    super({ database: async () => open().database })
    this.#open = open
    this.#reachability = reachability
  }

  override async acquireConnection(): Promise<PatientConnection> {
    const connection = await super.acquireConnection()
    return (this.#connection ??= new PatientConnection(
      connection,
      this.#open(),
      this.#reachability,
    ))
  }

  /**
   * Takes the write lock when a transaction begins. SQLite's default takes it at the first write,
   * where a concurrent writer (a backup, a migration) makes the transaction fail instead of wait.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    assertInPlace(this.#open())
    await super.commitTransaction(connection)
  }
}

/** Opens the file, creating it if missing; `pause` blocks for the given milliseconds. */
export function openFile(file: string, pause = blockFor): SQLite.Database {
  makePrivately(file)
  const database = new SQLite(file, { timeout: openTimeoutMs })
  waitOut(() => database.pragma('journal_mode = WAL'), pause)
  // Acknowledged writes survive a power failure, not only a crash of the process.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted data is overwritten, not only unlinked; the log keeps it a while longer (erasure.ts).
  database.pragma('secure_delete = ON')
  // From now on PatientConnection waits instead: SQLite would block the thread.
  database.pragma('busy_timeout = 0')
  // SQLite's own lower() is ASCII-only: JOSÉ would match on PostgreSQL but not here.
  database.function('lower', { deterministic: true }, lower)
  database.function('plain', { deterministic: true }, plain)
  return database
}

/** SQLite gives its other files this file's mode, whatever the umask. */
function makePrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (file === ':memory:' || existsSync(file)) return
  closeSync(openSync(file, 'a', 0o600))
}

/**
 * If several processes open a new file at once, SQLite fails some immediately despite the busy
 * timeout: it does not wait when upgrading a read lock to a write lock.
 */
function waitOut(work: () => void, pause: (ms: number) => void): void {
  for (let waited = 0; ; waited += pauseMs) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || waited >= openTimeoutMs) throw error
      pause(pauseMs)
    }
  }
}

function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function lower(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}

/** In lower case and without accents, for searches. */
function plain(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, '')
    : value
}

const noFile = { throwIfNoEntry: false, bigint: true } as const

/** Returns whether all paths still lead to the files that they lead to now: a few microseconds. */
function sameFiles(paths: readonly string[]): () => boolean {
  const now = () => paths.map(identityOf).join()
  const known = now()
  return () => now() === known
}

function identityOf(path: string): string {
  const stats = statSync(path, noFile)
  return stats ? `${stats.dev} ${stats.ino}` : 'gone'
}
