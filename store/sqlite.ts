import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely'

/** How long SQLite waits for another process's lock. */
export const busyTimeoutMs = 5000
const pauseMs = 20

/** The embedded database in `file`, opened on first use. */
export function sqliteDialect(file: string): SqliteDialect {
  return new ImmediateSqliteDialect({ database: async () => openFile(file) })
}

/**
 * Takes the write lock when a transaction begins. SQLite's default takes it at the first write,
 * where a concurrent writer (a backup, a migration) makes the transaction fail instead of wait.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config)
  }
}

/** Opens the file, creating it if missing; `pause` blocks for the given milliseconds. */
export function openFile(file: string, pause = blockFor): SQLite.Database {
  makePrivately(file)
  const database = new SQLite(file, { timeout: busyTimeoutMs })
  waitOut(() => database.pragma('journal_mode = WAL'), pause)
  // Acknowledged writes survive a power failure, not only a crash of the process.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted data is overwritten, not only unlinked; the log keeps it a while longer (erasure.ts).
  database.pragma('secure_delete = ON')
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
      if (!isBusy(error) || waited >= busyTimeoutMs) throw error
      pause(pauseMs)
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
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
