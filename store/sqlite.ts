import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely'

/** How long SQLite waits for another process's lock. */
export const busyTimeoutMs = 5000
const pauseMs = 20

/** The embedded database in `file`, opened when first asked. */
export function sqliteDialect(file: string): SqliteDialect {
  return new ImmediateSqliteDialect({ database: async () => openFile(file) })
}

/**
 * Takes the write lock when a transaction begins. SQLite's default takes it at the first write,
 * where a second process (a backup, a migration) makes the transaction fail instead of wait.
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

/** Opens the file, which is made when it is missing; `pause` blocks for so many milliseconds. */
export function openFile(file: string, pause = blockFor): SQLite.Database {
  makePrivately(file)
  const database = new SQLite(file, { timeout: busyTimeoutMs })
  waitOut(() => database.pragma('journal_mode = WAL'), pause)
  // What was acknowledged survives a power cut, not only a crash of the process.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // What is deleted is overwritten, not only taken from its table; the log keeps it a while longer
  // (erasure.ts).
  database.pragma('secure_delete = ON')
  // SQLite's own lower() knows ASCII only: JOSÉ would be found on PostgreSQL and not here.
  database.function('lower', { deterministic: true }, lower)
  return database
}

/** SQLite gives its other files the mode of this one; the umask may be anybody's. */
function makePrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (file === ':memory:' || existsSync(file)) return
  closeSync(openSync(file, 'a', 0o600))
}

/**
 * Of processes that open a new file at one moment, SQLite fails some here at once, whatever its time
 * limit: it does not wait where a lock for reading becomes one for writing.
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
