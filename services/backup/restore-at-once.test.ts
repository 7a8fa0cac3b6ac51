import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Storage } from '#integrations/storage/index.ts'
import {
  allFiles,
  allRows,
  backupSites,
  fillSite,
  type BackupSite,
} from '#tests/fixtures/backups.ts'
import type { DatabaseKind } from '#tests/fixtures/databases.ts'
import { backUp } from './backup.ts'
import { archiveSource } from './sources.ts'
import { restore } from './restore.ts'

const { place, newSite } = backupSites()
const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL']

/** The same place, as another process on another machine finds it; it waits for locks very shortly. */
function elsewhere(site: BackupSite): BackupSite {
  const { database } = site
  if (!database.url) return site
  const url = `${database.url}?options=-c%20lock_timeout%3D20`
  return { ...site, database: { url, file: join(site.scratch, randomUUID(), 'cabins.sqlite') } }
}

function interrupted(storage: Storage, atCard: () => Promise<void>): Storage {
  return {
    ...storage,
    async put(key, ...args) {
      if (key.endsWith('.avif')) await atCard()
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
    const restores = [other, elsewhere(other)].map((each) =>
      restore(each, archiveSource(place.archive), { replace: false }),
    )
    const ends = await Promise.allSettled(restores)
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatch(/not empty|is running on|lock timeout/)
    expect(await allRows(other.db)).toEqual(await allRows(site.db))
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
  })

  test('one that times out waiting removes nothing of the other', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind)
    const second = elsewhere(other)
    let isRefused = false
    const storage = interrupted(other.storage, async () => {
      const restoring = restore(second, archiveSource(place.archive), { replace: false })
      isRefused = await restoring.then(
        () => false,
        () => true,
      )
    })
    await restore({ ...other, storage }, archiveSource(place.archive), { replace: false })
    expect(isRefused).toBe(true)
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
  })
})
