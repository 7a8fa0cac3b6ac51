import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Storage } from '#integrations/storage/index.ts'
import {
  allFiles,
  allRows,
  backupSites,
  fillSite,
  sitePairs,
  storeEntryIn,
} from '#tests/fixtures/backups.ts'
import { insertUploads } from '#store/pictures/uploads.ts'
import { newFile } from '#tests/fixtures/stored-submissions.ts'
import { insertReview } from '#store/reviews/reviews.ts'
import { insertSession } from '#store/sign-in/sessions.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import { backUp } from './backup.ts'
import { archiveSource } from './sources.ts'
import { restore } from './restore.ts'
import { cleanKey } from '../pictures/stored-files.ts'

const { place, newSite } = backupSites()

describe.each(sitePairs)('a backup from %s and %s', (databaseKind, storageKind) => {
  test('restores every row and every file into an empty site of any kind', async () => {
    const site = await newSite(databaseKind, storageKind)
    await fillSite(site)
    await backUp(site, place.archive)

    for (const [otherDatabase, otherStorage] of [sitePairs[0], sitePairs[3]]) {
      const other = await newSite(otherDatabase, otherStorage)
      await restore(other, archiveSource(place.archive), { replace: false })
      expect(await allRows(other.db)).toEqual(await allRows(site.db))
      expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
      const next = await storeContest(other.db, { status: 'draft' })
      expect(next.id).toBe(2)
    }
  })

  test('contains each entry submitted meanwhile completely or not at all', async () => {
    const site = await newSite(databaseKind, storageKind)
    const contestId = await fillSite(site)
    const id = `prize-${'0'.repeat(16)}`
    await writeFile(join(place.scratch, 'prize'), 'a picture')
    await site.storage.put(cleanKey(id), join(place.scratch, 'prize'), 'image/webp')
    const of = { album: 'prizes', createdAt: Temporal.Now.instant() }
    await insertUploads(site.db, [newFile({ id, bytes: 9 })], of)
    await storePrize(site.db, contestId, { imageUrl: `/pictures/${id}.webp` })
    const isDone = new AbortController()
    const sending = async () => {
      for (let sent = 0; !isDone.signal.aborted || sent < 3; sent += 1) {
        await storeEntryIn(site, contestId)
      }
    }
    const backingUp = async () => {
      await storeEntryIn(site, contestId)
      await backUp(site, place.archive).finally(() => isDone.abort())
    }
    await Promise.all([sending(), backingUp()])

    const other = await newSite(databaseKind, storageKind)
    await restore(other, archiveSource(place.archive), { replace: false })
    const rows = await allRows(other.db)
    const files = await allFiles(other.storage)
    expect(rows['submissions']?.length).toBeGreaterThanOrEqual(2)
    // And the picture of the prize.
    expect(rows['uploads']).toHaveLength((rows['submissions']?.length ?? 0) + 1)
    for (const upload of rows['uploads'] ?? []) {
      expect(files.has(cleanKey(String(upload['id'])))).toBe(true)
    }
  })

  test('is rejected if a file is missing, and leaves nothing behind', async () => {
    const site = await newSite(databaseKind, storageKind)
    const contestId = await fillSite(site)
    await site.storage.delete(cleanKey(await storeEntryIn(site, contestId)))
    await expect(backUp(site, place.archive)).rejects.toThrow('which an entry names')
    const left = (await readdir(place.scratch)).filter((name) => name.includes('backup'))
    expect(left).toEqual([])
  })
})

test('an entry deleted while its files are being copied is left out with them', async () => {
  const site = await newSite()
  const kept = await storeEntryIn(site, await fillSite(site))
  let isFirst = true
  const storage: Storage = {
    ...site.storage,
    async get(key) {
      if (isFirst) {
        await site.db.deleteFrom('uploads').where('id', '!=', kept).execute()
        for (const name of (await allFiles(site.storage)).keys()) {
          if (!name.includes(kept)) await site.storage.delete(name)
        }
      }
      isFirst = false
      return site.storage.get(key)
    },
  }
  const { uploads } = await backUp({ ...site, storage }, place.archive)
  expect([...uploads].map((key) => key.includes(kept))).toEqual([true, true])
})

test('an archive is readable by its owner only, contains no sessions or deleted words, and is never overwritten', async () => {
  const site = await newSite()
  await fillSite(site)
  const person = await site.db.selectFrom('admins').select('id').executeTakeFirstOrThrow()
  await insertSession(site.db, {
    tokenHash: 'the-hash-of-a-session',
    adminId: person.id,
    createdAt: site.clock.now(),
    isTrusted: false,
    device: 'Chrome on Windows',
    network: 'network',
  })
  await insertReview(site.db, newReview({ reviewTitle: 'a-word-that-must-go' }))
  await site.db.deleteFrom('reviews').where('reviewTitle', '=', 'a-word-that-must-go').execute()
  await backUp(site, place.archive)
  expect((await stat(place.archive)).mode & 0o777).toBe(0o600)
  const text = gunzipSync(await readFile(place.archive)).toString('latin1')
  expect(text).toContain('Quiet mornings')
  expect(text).not.toMatch(/the-hash-of-a-session|a-word-that-must-go/)
  await expect(backUp(site, place.archive)).rejects.toThrow('exists already')
})

test('a backup of nothing or to a missing folder fails with a clear message', async () => {
  const site = await newSite()
  const nowhere = join(place.scratch, 'none', 'backup.tar.gz')
  await expect(backUp(site, nowhere)).rejects.toThrow('There is no folder')
  const nothing = { ...site, database: { file: join(place.scratch, 'none.sqlite') } }
  await expect(backUp(nothing, place.archive)).rejects.toThrow('There is no database')
})
