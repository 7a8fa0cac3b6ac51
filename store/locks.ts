import { sql } from 'kysely'
import { isSqlite, type Database } from './database.ts'

/** What only one transaction at a time decides about; the names are in all servers' locks. */
type LockName =
  | 'editing the site'
  | 'mails of the day'
  | 'space for undecided entries'
  | 'templates'
  | `mailbox ${string}`

/**
 * Until the transaction ends, no other on any server gets the same lock: what is counted after it
 * still holds when it is acted on. A counting statement sees only what was committed before it, so
 * take the lock first.
 */
export async function takeLock(transaction: Database, name: LockName): Promise<void> {
  // SQLite's transactions hold the only lock from their start.
  if (isSqlite(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
