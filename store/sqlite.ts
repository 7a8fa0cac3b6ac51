import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely'

/** How long SQLite waits for another process's lock. */
export const busyTimeoutMs = 5000

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

function openFile(file: string): SQLite.Database {
  mkdirSync(dirname(file), { recursive: true })
  const database = new SQLite(file, { timeout: busyTimeoutMs })
  database.pragma('journal_mode = WAL')
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

function lower(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}
