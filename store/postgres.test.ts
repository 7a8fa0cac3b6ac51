import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import {
  closeDatabase,
  openDatabase,
  pingDatabase,
  type Database,
  inTransaction,
} from './database.ts'

const locate = databaseLocator('PostgreSQL')

test('losing a connection during a transaction fails only that transaction', async () => {
  const db = await openDatabase(await locate({ isMigrated: true }))
  onTestFinished(() => closeDatabase(db))

  const work = inTransaction(db, async (transaction) => {
    const pid = await ask(transaction, sql`pg_backend_pid()`)
    await ask(db, sql`pg_terminate_backend(${pid})`)
    const isThere = sql`(select count(*) from pg_stat_activity where pid = ${pid})`
    await expect.poll(() => ask(db, isThere)).toBe(0)
    await pingDatabase(transaction)
  })

  // In the words of the driver or, if its socket notices first, of the system.
  await expect(work).rejects.toThrow(/connection|ECONNRESET/i)
  await expect(pingDatabase(db)).resolves.toBeUndefined()
})

async function ask(db: Database, expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`select ${expression} as answer`.execute(db)
  return rows[0]?.answer
}
