import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ArchiveError } from '#integrations/archive/manifest.ts'
import { writeArchive } from '#integrations/archive/write.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { hasNoRows } from '#store/portable-tables.ts'
import { knownSchema } from '#store/schema-version.ts'
import { insertReview } from '#store/reviews/reviews.ts'
import { allFiles, allRows, backupSites, fillSite, sitePairs } from '#tests/fixtures/backups.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import type { DatabaseKind } from '#tests/fixtures/databases.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const { place, newSite } = backupSites()
const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL']

const damages: [string, () => Promise<void>][] = [
  ['cut short', async () => truncate(place.archive, (await stat(place.archive)).size - 400)],
  ['not an archive', () => writeFile(place.archive, 'not an archive')],
  ['empty', () => writeFile(place.archive, '')],
  ['changed inside', () => rewrite((text) => text.replace('Quiet mornings', 'Loud mornings!'))],
  ['of another format', () => rewrite((text) => text.replace('"format": 1', '"format": 2'))],
]

async function rewrite(change: (text: string) => string): Promise<void> {
  const text = gunzipSync(await readFile(place.archive)).toString('latin1')
  expect(change(text)).not.toBe(text)
  await writeFile(place.archive, gzipSync(Buffer.from(change(text), 'latin1')))
}

test.each(damages)(
  'an archive that is %s is rejected before anything changes',
  async (_, damage) => {
    const site = await newSite()
    await fillSite(site)
    await backUp(site, place.archive)
    await damage()
    const other = await newSite()
    await fillSite(other)
    const before = await allRows(other.db)
    await expect(restore(other, place.archive, { replace: true })).rejects.toThrow(ArchiveError)
    expect(await allRows(other.db)).toEqual(before)
  },
)

test('an archive with a path outside the uploads is rejected in one sentence', async () => {
  const site = await newSite()
  await fillSite(site)
  const slip = 'uploads/../../../slipped'
  const about = { schema: knownSchema(), release: '1.2.3', createdAt: '2025-06-01T12:00:00.000Z' }
  const path = join(place.scratch, 'slip')
  await writeFile(path, 'gotcha')
  await writeArchive(place.archive, about, async (add) => add({ name: slip, path }))
  const before = await allFiles(site.storage)
  await expect(restore(site, place.archive, { replace: true })).rejects.toThrow(
    new ArchiveError(
      `The backup names a file outside the uploads ("${slip}"): it was not written by this site, and nothing of it has been restored.`,
    ),
  )
  expect(await allFiles(site.storage)).toEqual(before)
})

describe.each(kinds)('a restore on %s', (kind) => {
  test('replaces existing data only on request', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const saved = await allRows(site.db)
    await insertReview(site.db, newReview({ reviewTitle: 'After the backup' }))
    await expect(restore(site, place.archive, { replace: false })).rejects.toThrow('not empty')
    expect((await allRows(site.db))['reviews']).toHaveLength(4)
    await restore(site, place.archive, { replace: true })
    expect(await allRows(site.db)).toEqual(saved)
  })

  test('creates the tables if there are none', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind, 'a folder', { isMigrated: false })
    await restore(other, place.archive, { replace: false })
    expect(await allRows(other.db)).toEqual(await allRows(site.db))
  })

  test('never reuses the id of a deleted contest or prize', async () => {
    const site = await newSite(kind)
    const contest = await storeContest(site.db)
    for (let at = 0; at < 3; at += 1) await storePrize(site.db, contest.id)
    await storeContest(site.db, { status: 'draft' })
    await site.db.deleteFrom('prizes').where('id', '>', 1).execute()
    await site.db.deleteFrom('contests').where('id', '=', 2).execute()
    await backUp(site, place.archive)
    for (const other of [await newSite('SQLite'), await newSite('PostgreSQL')]) {
      await restore(other, place.archive, { replace: false })
      expect((await storeContest(other.db, { status: 'draft' })).id).toBe(3)
      expect((await storePrize(other.db, 1)).id).toBe(4)
    }
  })

  test('with replace, never reuses an id assigned after the backup', async () => {
    const site = await newSite(kind)
    await storeContest(site.db)
    await backUp(site, place.archive)
    for (let at = 0; at < 2; at += 1) await storeContest(site.db, { status: 'draft' })
    await restore(site, place.archive, { replace: true })
    expect((await storeContest(site.db, { status: 'draft' })).id).toBe(4)
  })

  test('leaves no rows if inserting fails midway', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind)
    // The last table to be filled fails.
    await other.db.schema.alterTable('submissionDecisions').renameTo('elsewhere').execute()
    await expect(restore(other, place.archive, { replace: true })).rejects.toThrow()
    await other.db.schema.alterTable('elsewhere').renameTo('submissionDecisions').execute()
    expect(await hasNoRows(other.db)).toBe(true)
  })
})

describe.each(sitePairs)('a restore that cannot store files, on %s and %s', (...kindsOfSite) => {
  test('leaves neither files nor rows', async () => {
    const site = await newSite(...kindsOfSite)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(...kindsOfSite)
    const storage: Storage = {
      ...other.storage,
      async put(key, ...args) {
        if (key.includes('.card.')) throw new Error('disk full')
        await other.storage.put(key, ...args)
      },
    }
    const restoring = restore({ ...other, storage }, place.archive, { replace: false })
    await expect(restoring).rejects.toThrow('disk full')
    expect(await allFiles(other.storage)).toEqual(new Map())
    expect(await hasNoRows(other.db)).toBe(true)
  })
})

test('unrelated files are never mistaken for those of an interrupted restore', async () => {
  const site = await newSite()
  await fillSite(site)
  await backUp(site, place.archive)
  const other = { ...(await newSite()), storage: site.storage }
  const before = await allFiles(site.storage)
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(restore(other, place.archive, { replace: false })).rejects.toThrow('not empty')
  }
  expect(await allFiles(site.storage)).toEqual(before)
})
