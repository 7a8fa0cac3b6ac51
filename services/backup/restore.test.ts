import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ArchiveError, writeArchive } from '#integrations/archive.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { saveDatabase } from '#store/backup/whole-database.ts'
import { hasNoRows } from '#store/portable-tables.ts'
import { insertReview } from '#store/reviews/reviews.ts'
import {
  allFiles,
  allRows,
  backupSites,
  fillSite,
  sitePairs,
  type BackupSite,
} from '#tests/fixtures/backups.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import type { DatabaseKind } from '#tests/fixtures/databases.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import { backUp } from './backup.ts'
import { archiveSource } from './sources.ts'
import { restore } from './restore.ts'

const { place, newSite } = backupSites()
const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL']

const damages: [string, () => Promise<void>][] = [
  ['cut short', async () => truncate(place.archive, (await stat(place.archive)).size - 400)],
  ['not an archive', () => writeFile(place.archive, 'not an archive')],
  ['empty', () => writeFile(place.archive, '')],
  ['changed inside', damageByte],
  ['of something else', () => archive({ 'letter.txt': Buffer.from('Dear Alex') })],
]

/** The uploads of the sample are random bytes, which unpack whatever they are. */
async function damageByte(): Promise<void> {
  const bytes = await readFile(place.archive)
  const at = bytes.length - 1500
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(place.archive, bytes)
}

async function archive(contents: Record<string, Buffer>): Promise<void> {
  await rm(place.archive, { force: true })
  async function* parts() {
    for (const [name, content] of Object.entries(contents)) {
      yield { name, bytes: content.length, content: [content] }
    }
  }
  await writeArchive(place.archive, parts(), place.scratch)
}

/** The database of a site as backups contain it. */
async function savedDatabase(site: BackupSite): Promise<Buffer> {
  const saved = join(place.scratch, 'saved.sqlite')
  await saveDatabase(site.db, saved)
  return readFile(saved)
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
    await expect(restore(other, archiveSource(place.archive), { replace: true })).rejects.toThrow(
      ArchiveError,
    )
    expect(await allRows(other.db)).toEqual(before)
  },
)

test('nothing of an archive is stored that its rows do not name, wherever a path in it leads', async () => {
  const site = await newSite()
  await fillSite(site)
  const keys = [...(await allFiles(site.storage)).keys()]
  await archive({
    'cabins.sqlite': await savedDatabase(site),
    'uploads/../../../slipped': Buffer.from('gotcha'),
    'uploads/entries/unknown': Buffer.from('gotcha'),
    ...Object.fromEntries(keys.map((key) => [`uploads/${key}`, Buffer.from('a picture')])),
  })
  const other = await newSite()
  await restore(other, archiveSource(place.archive), { replace: false })
  expect([...(await allFiles(other.storage)).keys()].toSorted()).toEqual(keys.toSorted())
  const names = await readdir(place.scratch, { recursive: true })
  expect(names.filter((name) => name.includes('slipped'))).toEqual([])
})

test('an archive that lacks a file which its rows name is rejected before anything changes', async () => {
  const site = await newSite()
  await fillSite(site)
  await archive({ 'cabins.sqlite': await savedDatabase(site) })
  const other = await newSite()
  const restoring = restore(other, archiveSource(place.archive), { replace: false })
  await expect(restoring).rejects.toThrow('The backup lacks 2 files')
  expect(await hasNoRows(other.db)).toBe(true)
})

describe.each(kinds)('a restore on %s', (kind) => {
  test('replaces existing data only on request', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const saved = await allRows(site.db)
    await insertReview(site.db, newReview({ reviewTitle: 'After the backup' }))
    await expect(restore(site, archiveSource(place.archive), { replace: false })).rejects.toThrow(
      'not empty',
    )
    expect((await allRows(site.db))['reviews']).toHaveLength(4)
    await restore(site, archiveSource(place.archive), { replace: true })
    expect(await allRows(site.db)).toEqual(saved)
  })

  test('creates the tables if there are none', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(kind, 'a folder', { isMigrated: false })
    await restore(other, archiveSource(place.archive), { replace: false })
    expect(await allRows(other.db)).toEqual(await allRows(site.db))
  })

  test('numbers new contests and prizes after those it restored', async () => {
    const site = await newSite(kind)
    const contest = await storeContest(site.db)
    for (let at = 0; at < 3; at += 1) await storePrize(site.db, contest.id)
    await site.db.deleteFrom('prizes').where('id', '<', 3).execute()
    await backUp(site, place.archive)
    for (const other of [await newSite('SQLite'), await newSite('PostgreSQL')]) {
      await restore(other, archiveSource(place.archive), { replace: false })
      expect((await storeContest(other.db, { status: 'draft' })).id).toBe(2)
      expect((await storePrize(other.db, 1)).id).toBe(4)
    }
  })
})

test('a restore on PostgreSQL leaves what was there if inserting fails midway', async () => {
  const site = await newSite('PostgreSQL')
  await fillSite(site)
  await backUp(site, place.archive)
  const other = await newSite('PostgreSQL')
  await insertReview(other.db, newReview({ reviewTitle: 'As it was' }))
  const before = await allRows(other.db)
  await sql`alter table uploads add check (bytes < 0)`.execute(other.db)
  const restoring = restore(other, archiveSource(place.archive), { replace: true })
  await expect(restoring).rejects.toThrow('check constraint')
  expect(await allRows(other.db)).toEqual(before)
})

describe.each(sitePairs)('a restore that cannot store files, on %s and %s', (...kindsOfSite) => {
  test('leaves no rows, and is whole when repeated', async () => {
    const site = await newSite(...kindsOfSite)
    await fillSite(site)
    await backUp(site, place.archive)
    const other = await newSite(...kindsOfSite)
    const storage: Storage = {
      ...other.storage,
      async put(key, ...args) {
        if (key.endsWith('.avif')) throw new Error('disk full')
        await other.storage.put(key, ...args)
      },
    }
    const restoring = restore({ ...other, storage }, archiveSource(place.archive), {
      replace: false,
    })
    await expect(restoring).rejects.toThrow('disk full')
    expect(await hasNoRows(other.db)).toBe(true)
    await restore(other, archiveSource(place.archive), { replace: false })
    expect(await allRows(other.db)).toEqual(await allRows(site.db))
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
  })
})

test('half a file that a killed restore left does not stop the next one', async () => {
  const site = await newSite()
  await fillSite(site)
  await backUp(site, place.archive)
  const other = await newSite()
  const half = join(place.scratch, 'half')
  await writeFile(half, 'half a pho')
  await other.storage.put('files/unfinished-1', half, 'image/jpeg')
  await restore(other, archiveSource(place.archive), { replace: false })
  expect(await allRows(other.db)).toEqual(await allRows(site.db))
})

test('unrelated files are never mistaken for those of an interrupted restore', async () => {
  const site = await newSite()
  await fillSite(site)
  await backUp(site, place.archive)
  const other = { ...(await newSite()), storage: site.storage }
  const stranger = join(place.scratch, 'stranger')
  await writeFile(stranger, 'a photo of another site')
  await site.storage.put('entries/stranger', stranger, 'image/jpeg')
  const before = await allFiles(site.storage)
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(restore(other, archiveSource(place.archive), { replace: false })).rejects.toThrow(
      'not empty',
    )
  }
  expect(await allFiles(site.storage)).toEqual(before)
})
