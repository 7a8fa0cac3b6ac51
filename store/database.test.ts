import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  databaseLocator,
  databaseOpener,
  describeOnEachDatabase,
} from '#tests/fixtures/databases.ts'
import { closeDatabase, openDatabase, pingDatabase } from './database.ts'
import { openFile } from './sqlite.ts'

describeOnEachDatabase('a database', (open) => {
  test('counts and sums arrive as numbers, days as text', async () => {
    const { rows } = await sql<{ total: unknown; mean: unknown }>`
      select sum(n) as total, avg(n) as mean from (select 1 as n union all select 2) as numbers
    `.execute(await open())
    expect(rows).toEqual([{ total: 3, mean: 1.5 }])
  })

  test('a failed transaction leaves nothing behind', async () => {
    const database = await open()
    const attempt = database.transaction().execute(async (transaction) => {
      const row = { id: 'a', cabin: null, checkIn: null, checkOut: null, createdAt: 'now' }
      await transaction
        .insertInto('referrals')
        .values({ ...row, place: 'other' })
        .execute()
      throw new Error('second thoughts')
    })
    await expect(attempt).rejects.toThrow('second thoughts')
    expect(await database.selectFrom('referrals').selectAll().execute()).toEqual([])
  })
})

describe('opening', () => {
  const open = databaseOpener('SQLite')
  const locate = databaseLocator('SQLite')

  test('the embedded file uses WAL, syncs to disk and checks foreign keys', async () => {
    const database = await open()
    const read = async (pragma: string) =>
      Object.values((await sql.raw<object>(`pragma ${pragma}`).execute(database)).rows[0] ?? {})[0]
    expect(await read('journal_mode')).toBe('wal')
    expect(await read('synchronous')).toBe(2)
    expect(await read('foreign_keys')).toBe(1)
    // Waiting must not block the thread.
    expect(await read('busy_timeout')).toBe(0)
  })

  test('opening a new file waits for another process that is writing to it', async () => {
    const { file } = await locate({ isMigrated: false })
    const other = new SQLite(file)
    onTestFinished(() => void other.close())
    other.exec('begin immediate; create table others (id)')
    let pauses = 0
    const database = openFile(file, () => {
      pauses += 1
      if (pauses === 3) other.exec('commit')
    })
    onTestFinished(() => void database.close())
    expect(pauses).toBe(3)
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
  })

  test('a transaction holds the write lock from the start', async () => {
    const { file } = await locate({ isMigrated: true })
    const database = await openDatabase({ file })
    onTestFinished(() => closeDatabase(database))
    const other = new SQLite(file, { timeout: 0 })
    onTestFinished(() => void other.close())

    await database.transaction().execute(async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked')
    })
    expect(() => other.exec('begin immediate')).not.toThrow()
  })

  test('opening fails when the server does not respond', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none'
    await expect(openDatabase({ url, file: '' })).rejects.toThrow(/ECONNREFUSED/)
  })

  test('a closed database rejects queries', async () => {
    const database = await openDatabase(await locate({ isMigrated: true }))
    await closeDatabase(database)
    await expect(pingDatabase(database)).rejects.toThrow()
  })
})
