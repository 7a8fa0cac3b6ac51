// spec: 7/post-submissions
import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MediaError } from '#integrations/media/index.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { s3Storage } from '#integrations/storage/s3.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { expectNothingLeft, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { sendEntry } from '#tests/fixtures/submission-form.ts'
import { startRelay } from '#tests/fixtures/tcp-relay.ts'

const open = databaseOpener()

describe('an entry that cannot be kept now is answered with 503 and leaves nothing', () => {
  test('when the storage is away', async () => {
    const site = await siteWithContest(await open())
    const { storage } = site.deps
    let puts = 0
    site.deps.storage = {
      ...storage,
      async put(...given) {
        puts += 1
        if (puts === 2) throw new StorageError('the upload store answered 500')
        await storage.put(...given)
      },
    }
    const answer = await sendEntry(site.app, { files: [await photo(), await photo()] })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json().error).toMatch(/try again in a few minutes/)
    await expectNothingLeft(site)
  })

  test('when the S3 store of the storage hangs', async () => {
    const site = await siteWithContest(await open())
    const s3 = await startS3()
    onTestFinished(() => s3.stop())
    if (s3.location.kind !== 's3') throw new Error('not S3')
    const relay = await startRelay(Number(new URL(s3.location.endpoint).port))
    onTestFinished(() => relay.close())
    const endpoint = `http://127.0.0.1:${relay.port}`
    site.deps.storage = s3Storage({ ...s3.location, endpoint }, { patienceMs: 1000 })
    relay.hang()
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error).toMatch(/try again in a few minutes/)
    relay.restore()
    await expectNothingLeft(site)
  })

  test('when the disk is nearly full', async () => {
    const site = await siteWithContest(await open())
    site.deps.incoming = { ...site.deps.incoming, freeBytes: async () => 100 * 1024 * 1024 }
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(503)
    await expectNothingLeft(site)
  })

  test('when the machine is too busy to read a file', async () => {
    const site = await siteWithContest(await open())
    const { media } = site.deps
    const busy = new MediaError('the machine is too busy to read the file')
    site.deps.media = { ...media, prepare: () => Promise.reject(busy) }
    const answer = await sendEntry(site.app, { files: [{ name: 'porch.mp4', content: mp4 }] })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json().error).toMatch(/try again in a few minutes/)
    await expectNothingLeft(site)
  })

  test.runIf(existsSync('/dev/full'))('when the disk is full as a file is cleaned', async () => {
    const site = await siteWithContest(await open())
    const { incoming } = site.deps
    site.deps.incoming = {
      ...incoming,
      async open() {
        const folder = await incoming.open()
        await symlink('/dev/full', join(folder, 'received-0-clean'))
        return folder
      },
    }
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error).toMatch(/try again in a few minutes/)
    await expectNothingLeft(site)
  })

  test('when the disk refuses a file', async () => {
    const site = await siteWithContest(await open())
    const { incoming } = site.deps
    // A missing folder accepts no files.
    site.deps.incoming = {
      ...incoming,
      async open() {
        const folder = await incoming.open()
        await incoming.close(folder)
        return folder
      },
    }
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(503)
    await expectNothingLeft(site)
  })
})
