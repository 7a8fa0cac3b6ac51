// spec: 7/get-files
import { describe, expect, onTestFinished, test } from 'vitest'
import { createStorage, StorageError } from '#integrations/storage/index.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  adminCookie,
  decide,
  enter,
  storedKeys,
  makeVariants,
  siteWithContest,
} from '#tests/fixtures/submissions-site.ts'
import { siteWithSubmission, statusOf } from '#tests/fixtures/submission-files-site.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'

const open = databaseOpener()

describe('a file of an entry', () => {
  test('cannot run as anything, and says what it is', async () => {
    const site = await siteWithSubmission(await open())
    const { headers } = await site.app.inject({ url: site.photo })
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=60, must-revalidate',
    })
  })

  test('is kept by nobody when it was answered to the administrator alone', async () => {
    const site = await siteWithSubmission(await open(), { steps: [] })
    const { headers } = await site.app.inject({
      url: site.photo,
      headers: { cookie: await adminCookie(site) },
    })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('is saved by the administrator under its own name, with the ending of what it is', async () => {
    const site = await siteWithSubmission(await open())
    const url = `${site.photo}?variant=original`
    expect(await statusOf(site, url)).toBe(404)
    const { headers } = await site.app.inject({ url, headers: { cookie: await adminCookie(site) } })
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="B?che am Morgen.jpg"; filename*=UTF-8''B%C3%A4che%20am%20Morgen.jpg`,
      'cache-control': 'private, no-store',
    })
  })

  test('comes as AVIF to a browser that takes it, as WebP to any other', async () => {
    const site = await siteWithSubmission(await open(), { withVariants: true })
    const accepted = [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/webp'],
    ] as const
    for (const [accept, type] of accepted) {
      for (const url of [`${site.photo}?variant=card`, `${site.photo}?variant=large`]) {
        const { headers } = await site.app.inject({ url, headers: { accept } })
        expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept' })
      }
    }
  })

  test('has no form that was not made of it', async () => {
    const site = await siteWithSubmission(await open(), { withVariants: true })
    expect(await statusOf(site, `${site.video}?variant=card`)).toBe(404)
    expect(await statusOf(site, `${site.photo}?variant=huge`)).toBe(422)
  })

  test('is not sent again to who has it', async () => {
    const site = await siteWithSubmission(await open())
    const { headers } = await site.app.inject({ url: site.photo })
    const again = await site.app.inject({
      url: site.photo,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('that the storage has lost is not found; while the storage is away, to be asked for later', async () => {
    const site = await siteWithSubmission(await open())
    const { storage } = site.deps
    site.deps.storage = { ...storage, get: () => Promise.reject(new StorageError('away')) }
    const away = await site.app.inject({ url: site.photo })
    expect(away.statusCode).toBe(503)
    expect(away.headers).toMatchObject({
      'retry-after': '60',
      'content-type': expect.stringContaining('json'),
    })
    site.deps.storage = storage
    for (const key of await storedKeys(site)) await storage.delete(key)
    expect(await statusOf(site, site.photo)).toBe(404)
  })
})

test('everything is the same when the files are in an S3-compatible store', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const site = await siteWithContest(await open())
  site.deps.storage = createStorage(s3.location)
  const { id, files } = await enter(site, {
    files: [
      { name: 'a.jpg', content: await jpeg() },
      { name: 'b.mp4', content: mp4 },
    ],
  })
  await makeVariants(site)
  await decide(site, id, 'approved')
  const [photo, video] = files.map((file) => `/api/files/submissions/${id}/${file.id}`)
  const card = await site.app.inject({ url: `${photo}?variant=card` })
  expect(card.headers['content-type']).toBe('image/webp')
  const whole = await site.app.inject({ url: `${video}` })
  const part = await site.app.inject({ url: `${video}`, headers: { range: 'bytes=-100' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(whole.rawPayload.subarray(-100))).toBe(true)
})
