import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ArchiveError } from '#integrations/archive/index.ts'
import { createStorage, type Storage, type StorageLocation } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { hasNoRows, portableTables, rowsOf, type Row } from '#store/portable-tables.ts'
import { insertReview } from '#store/reviews.ts'
import { markFileReady } from '#store/submission-files.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { databaseLocator, type DatabaseKind } from '#tests/fixtures/databases.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { originalKey, variantKey } from './submission-keys.ts'

type StorageKind = 'a folder' | 'S3'

const clock = { now: () => Temporal.Instant.from('2025-06-01T12:00:00Z') }
const pairs: [DatabaseKind, StorageKind][] = [
  ['SQLite', 'a folder'],
  ['SQLite', 'S3'],
  ['PostgreSQL', 'a folder'],
  ['PostgreSQL', 'S3'],
]
const locators = { SQLite: databaseLocator('SQLite'), PostgreSQL: databaseLocator('PostgreSQL') }
let scratch = ''
let archive = ''

beforeEach(async () => {
  const folder = await newTemporaryFolder('cabins-backup-')
  scratch = folder.path
  archive = join(scratch, 'backup.tar.gz')
  return () => folder.remove()
})

async function newStorage(kind: StorageKind): Promise<Storage> {
  let location: StorageLocation = { kind: 'folder', folder: join(scratch, randomName()) }
  if (kind === 'S3') {
    const s3 = await startS3()
    onTestFinished(() => s3.stop())
    location = s3.location
  }
  return createStorage(location)
}

async function newSite(databaseKind: DatabaseKind, storageKind: StorageKind) {
  const database = await locators[databaseKind]({ isMigrated: false })
  const db = await openDatabase(database)
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  return { database, db, storage: await newStorage(storageKind), clock }
}

type Site = Awaited<ReturnType<typeof newSite>>

async function fill(site: Site): Promise<number> {
  const { id } = await storeContest(site.db)
  await storePrize(site.db, id)
  // What ends a line elsewhere, and letters of every width.
  const reviewText = 'one\u2028two\nthree \u{1F33E} "four" \\n'
  for (let at = 0; at < 3; at += 1) await insertReview(site.db, newReview({ reviewText }))
  await storeEntry(site, id)
  return id
}

/** As the site does it: the file first, then the rows that name it. */
async function storeEntry({ db, storage }: Site, contestId: number): Promise<string> {
  const bytes = randomBytes(3000)
  const path = join(scratch, randomName())
  await writeFile(path, bytes)
  const file = newFile({ bytes: bytes.length })
  await storage.put(originalKey(file.storageName), path, file.mimetype)
  await storeSubmission(db, { contestId }, ['approved'], [file])
  const variant = { name: 'card', format: 'avif', bytes: bytes.length } as const
  await storage.put(variantKey(file.storageName, variant), path, 'image/avif')
  await markFileReady(db, file.id, [variant])
  return file.storageName
}

async function rowsIn(db: Database): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {}
  for (const table of portableTables) {
    all[table] = []
    for await (const row of rowsOf(db, table)) all[table].push(row)
  }
  return all
}

async function filesIn(storage: Storage): Promise<Map<string, string>> {
  const keys: string[] = []
  for await (const { key } of storage.list('entries/')) keys.push(key)
  const files = new Map<string, string>()
  for (const key of keys.toSorted()) {
    const body = await storage.get(key)
    files.set(key, body ? (await buffer(body)).toString('hex') : 'missing')
  }
  return files
}

function randomName(): string {
  return randomBytes(8).toString('hex')
}

describe.each(pairs)('a backup from %s and %s', (databaseKind, storageKind) => {
  test('restores every row and every file into an empty site of any kind', async () => {
    const site = await newSite(databaseKind, storageKind)
    await fill(site)
    await backUp(site, archive)

    for (const [otherDatabase, otherStorage] of [pairs[0], pairs[3]].filter((pair) => !!pair)) {
      const other = await newSite(otherDatabase, otherStorage)
      await restore(other, archive, { replace: false })
      expect(await rowsIn(other.db)).toEqual(await rowsIn(site.db))
      expect(await filesIn(other.storage)).toEqual(await filesIn(site.storage))
      const counts = await other.db.selectFrom('reviewCounts').select('pending').execute()
      expect(counts.reduce((sum, { pending }) => sum + pending, 0)).toBe(3)
      // The next number is free, as it was where the backup comes from.
      const next = await storeContest(other.db, { status: 'draft' })
      expect(next.id).toBe(2)
    }
  })

  test('has each entry that is sent meanwhile wholly or not at all', async () => {
    const site = await newSite(databaseKind, storageKind)
    const contestId = await fill(site)
    const isDone = new AbortController()
    const sending = async () => {
      for (let sent = 0; !isDone.signal.aborted || sent < 3; sent += 1) {
        await storeEntry(site, contestId)
      }
    }
    const backingUp = async () => {
      await storeEntry(site, contestId)
      await backUp(site, archive).finally(() => isDone.abort())
    }
    await Promise.all([sending(), backingUp()])

    const other = await newSite(databaseKind, storageKind)
    await restore(other, archive, { replace: false })
    const rows = await rowsIn(other.db)
    const files = await filesIn(other.storage)
    expect(rows['submissions']?.length).toBeGreaterThanOrEqual(2)
    expect(rows['submissionFiles']).toHaveLength(rows['submissions']?.length ?? 0)
    for (const { storageName } of rows['submissionFiles'] ?? []) {
      expect(files.has(originalKey(String(storageName)))).toBe(true)
    }
  })

  test('of a file that is lost is refused and leaves nothing behind', async () => {
    const site = await newSite(databaseKind, storageKind)
    const contestId = await fill(site)
    await site.storage.delete(originalKey(await storeEntry(site, contestId)))
    await expect(backUp(site, archive)).rejects.toThrow('which an entry names')
    const left = (await readdir(scratch)).filter((name) => name.includes('backup'))
    expect(left).toEqual([])
  })
})

test('an entry deleted while its files are copied is left out with them', async () => {
  const site = await newSite('SQLite', 'a folder')
  const kept = await storeEntry(site, await fill(site))
  let isFirst = true
  const storage: Storage = {
    ...site.storage,
    async get(key) {
      if (isFirst) {
        await site.db.deleteFrom('submissionFiles').where('storageName', '!=', kept).execute()
        for (const name of (await filesIn(site.storage)).keys()) {
          if (!name.includes(kept)) await site.storage.delete(name)
        }
      }
      isFirst = false
      return site.storage.get(key)
    },
  }
  const { parts } = await backUp({ ...site, storage }, archive)
  const names = parts.map(({ name }) => name).filter((name) => name.startsWith('uploads/'))
  expect(names.map((name) => name.includes(kept))).toEqual([true, true])
})

test('an archive is readable by its owner only, holds no session and is never overwritten', async () => {
  const site = await newSite('SQLite', 'a folder')
  await fill(site)
  await backUp(site, archive)
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  const text = gunzipSync(await readFile(archive)).toString('latin1')
  expect(text).toContain('tables/admins.jsonl')
  expect(text).not.toMatch(/sessions|signInAttempts|tokenHash/)
  await expect(backUp(site, archive)).rejects.toThrow('exists already')
})

test('a backup of nothing or to nowhere is refused in words', async () => {
  const site = await newSite('SQLite', 'a folder')
  const nowhere = join(scratch, 'none', 'backup.tar.gz')
  await expect(backUp(site, nowhere)).rejects.toThrow('There is no folder')
  const nothing = { ...site, database: { file: join(scratch, 'none.sqlite') } }
  await expect(backUp(nothing, archive)).rejects.toThrow('There is no database')
})

const damages: [string, () => Promise<void>][] = [
  ['cut short', async () => truncate(archive, (await stat(archive)).size - 400)],
  ['not an archive', () => writeFile(archive, 'not an archive')],
  ['empty', () => writeFile(archive, '')],
  ['changed inside', () => rewrite((text) => text.replace('Quiet mornings', 'Loud mornings!'))],
  ['of another format', () => rewrite((text) => text.replace('"format": 1', '"format": 2'))],
]

async function rewrite(change: (text: string) => string): Promise<void> {
  const text = gunzipSync(await readFile(archive)).toString('latin1')
  expect(change(text)).not.toBe(text)
  await writeFile(archive, gzipSync(Buffer.from(change(text), 'latin1')))
}

test.each(damages)(
  'an archive that is %s is refused before anything changes',
  async (_, damage) => {
    const site = await newSite('SQLite', 'a folder')
    await fill(site)
    await backUp(site, archive)
    await damage()
    const other = await newSite('SQLite', 'a folder')
    await fill(other)
    const before = await rowsIn(other.db)
    await expect(restore(other, archive, { replace: true })).rejects.toThrow(ArchiveError)
    expect(await rowsIn(other.db)).toEqual(before)
  },
)

test.each<DatabaseKind>(['SQLite', 'PostgreSQL'])(
  'what is there is replaced only on request, on %s',
  async (kind) => {
    const site = await newSite(kind, 'a folder')
    await fill(site)
    await backUp(site, archive)
    const saved = await rowsIn(site.db)
    await insertReview(site.db, newReview({ reviewTitle: 'After the backup' }))
    await expect(restore(site, archive, { replace: false })).rejects.toThrow('not empty')
    expect((await rowsIn(site.db))['reviews']).toHaveLength(4)
    await restore(site, archive, { replace: true })
    expect(await rowsIn(site.db)).toEqual(saved)
  },
)

test('a restore whose rows are refused midway leaves no row', async () => {
  const site = await newSite('SQLite', 'a folder')
  await fill(site)
  await backUp(site, archive)
  const other = await newSite('SQLite', 'a folder')
  // The last table to be filled refuses.
  await other.db.schema.alterTable('submissionDecisions').renameTo('elsewhere').execute()
  await expect(restore(other, archive, { replace: true })).rejects.toThrow()
  await other.db.schema.alterTable('elsewhere').renameTo('submissionDecisions').execute()
  expect(await hasNoRows(other.db)).toBe(true)
})

test('a restore whose files cannot be kept leaves neither files nor rows', async () => {
  const site = await newSite('SQLite', 'a folder')
  await fill(site)
  await backUp(site, archive)
  const other = await newSite('SQLite', 'a folder')
  let puts = 0
  const storage: Storage = {
    ...other.storage,
    async put(...args) {
      puts += 1
      if (puts === 2) throw new Error('disk full')
      await other.storage.put(...args)
    },
  }
  const restoring = restore({ ...other, storage }, archive, { replace: false })
  await expect(restoring).rejects.toThrow('disk full')
  expect((await filesIn(other.storage)).size).toBe(0)
  expect(await hasNoRows(other.db)).toBe(true)
})
