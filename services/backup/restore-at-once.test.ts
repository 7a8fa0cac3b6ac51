import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Storage } from '#integrations/storage/index.ts'
import {
  closeDatabase,
  openDatabase,
  type Database,
  inTransaction,
  isSqlite,
} from '#store/database.ts'
import { lockTables } from '#store/portable-tables.ts'
import {
  allFiles,
  allRows,
  backupSites,
  fillSite,
  type BackupSite,
} from '#tests/fixtures/backups.ts'
import type { DatabaseKind } from '#tests/fixtures/databases.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const { place, newSite } = backupSites()
const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL']

/** Another process's connection to the same database, with a very short lock timeout. */
async function impatient({ database }: BackupSite): Promise<Database> {
  const url = database.url && `${database.url}?options=-c%20lock_timeout%3D20`
  const db = await openDatabase({ ...database, url })
  onTestFinished(() => closeDatabase(db))
  if (isSqlite(db)) await sql`pragma busy_timeout = 0`.execute(db)
  return db
}

function interrupted(storage: Storage, atCard: () => Promise<void>): Storage {
  return {
    ...storage,
    async put(key, ...args) {
      if (key.includes('.card.')) await atCard()
      await storage.put(key, ...args)
    },
  }
}

describe.each(kinds)('two restores at once into the same place on %s', (kind) => {
  test('one succeeds, and the other is rejected and removes nothing', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind)
    const restores = [1, 2].map(() => restore(other, place.archive, { replace: false }))
    const ends = await Promise.allSettled(restores)
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toContain('The database is not empty')
    expect(await allRows(other.db)).toEqual(await allRows(site.db))
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
  })

  test("one that times out waiting leaves the other's mark in place", async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind)
    const second = { ...other, db: await impatient(other) }
    let isRefused = false
    let whileItRuns: Map<string, string> | undefined
    const storage = interrupted(other.storage, async () => {
      const restoring = restore(second, place.archive, { replace: false })
      isRefused = await restoring.then(
        () => false,
        () => true,
      )
      whileItRuns = await allFiles(other.storage)
    })
    await restore({ ...other, storage }, place.archive, { replace: false })
    expect(isRefused).toBe(true)
    expect([...(whileItRuns?.keys() ?? [])]).toContain('restore-unfinished')
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
  })

  test('one that fails has removed its files before the other can begin', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind)
    const second = await impatient(other)
    let attempt: Promise<PromiseSettledResult<void>[]> | undefined
    const storage: Storage = {
      ...interrupted(other.storage, () => Promise.reject(new Error('disk full'))),
      async delete(key) {
        // Each waits for seconds.
        attempt ??= Promise.allSettled([inTransaction(second, lockTables)])
        await attempt
        await other.storage.delete(key)
      },
    }
    const restoring = restore({ ...other, storage }, place.archive, { replace: false })
    await expect(restoring).rejects.toThrow('disk full')
    expect(await attempt).toMatchObject([{ status: 'rejected' }])
    expect(await allFiles(other.storage)).toEqual(new Map())
  })
})
