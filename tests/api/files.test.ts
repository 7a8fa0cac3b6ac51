import { describe, expect, onTestFinished, test } from 'vitest'
import type { SubmissionStatus } from '#contracts/options.ts'
import { createStorage, StorageError } from '#integrations/storage/index.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  adminCookie,
  decide,
  enter,
  keptKeys,
  makeVariants,
  siteWithContest,
  type EntriesSite,
} from '#tests/fixtures/entries-site.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'

const open = databaseOpener()

interface Shown extends EntriesSite {
  id: string
  /** Addresses of its files. */
  photo: string
  video: string
}

/** An entry of a photo and a video, taken through these steps. */
async function siteWithEntry(
  steps: readonly SubmissionStatus[] = ['approved'],
  {
    fields = {},
    withVariants = false,
  }: { fields?: Record<string, string>; withVariants?: boolean } = {},
): Promise<Shown> {
  const site = await siteWithContest(await open())
  const { id, files } = await enter(site, {
    fields,
    files: [
      { name: 'Bäche am Morgen.JPG', content: await jpeg() },
      { name: 'creek.mp4', content: mp4 },
    ],
  })
  if (withVariants) await makeVariants(site)
  if (steps.length > 0) await decide(site, id, ...steps)
  const addressOf = (at: number) => `/api/files/submissions/${id}/${files[at]?.id}`
  return { ...site, id, photo: addressOf(0), video: addressOf(1) }
}

const statusOf = async ({ app }: EntriesSite, url: string, cookie = '') =>
  (await app.inject({ url, headers: { cookie } })).statusCode

describe('a file of an entry', () => {
  test.each<[string, SubmissionStatus[], Record<string, string>, number]>([
    ['waiting for a decision', [], {}, 404],
    ['approved', ['approved'], {}, 200],
    ['a winner', ['approved', 'winner'], {}, 200],
    ['rejected', ['rejected'], {}, 404],
    ['whose approval was taken back', ['approved', 'pending'], {}, 404],
    ['approved, but not to be shown', ['approved'], { consentToDisplay: '' }, 404],
  ])('%s: strangers see it or not, the administrator does', async (_, steps, fields, status) => {
    const site = await siteWithEntry(steps, { fields, withVariants: true })
    const cookie = await adminCookie(site)
    for (const url of [
      site.photo,
      `${site.photo}?variant=card`,
      site.video,
      `${site.video}?variant=poster`,
    ]) {
      expect({ url, status: await statusOf(site, url) }).toEqual({ url, status })
      expect({ url, status: await statusOf(site, url, cookie) }).toEqual({ url, status: 200 })
    }
  })

  test('that is not for strangers is answered as one that does not exist', async () => {
    const site = await siteWithEntry([])
    const answers = await Promise.all(
      [
        site.photo,
        `${site.photo}?variant=original`,
        '/api/files/submissions/no/such',
        site.photo.replace(site.id, '01890000-0000-7000-8000-000000000000'),
        `/api/files/submissions/${site.id}/%00`,
      ].map((url) => site.app.inject({ url })),
    )
    const seen = answers.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      type: headers['content-type'],
      length: headers['content-length'],
    }))
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(seen[0]?.statusCode).toBe(404)
  })

  test('is not shown to an administrator who has to choose a password first', async () => {
    const site = await siteWithEntry([])
    const cookie = await adminCookie(site)
    await site.deps.db
      .updateTable('admins')
      .set({ passwordIsInitial: 1, passwordChangedAt: '2020-01-01T00:00:00.000Z' })
      .execute()
    expect(await statusOf(site, site.photo, cookie)).toBe(404)
  })

  test('cannot run as anything, and says what it is', async () => {
    const site = await siteWithEntry()
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
    const site = await siteWithEntry([])
    const { headers } = await site.app.inject({
      url: site.photo,
      headers: { cookie: await adminCookie(site) },
    })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('is saved by the administrator under its own name, with the ending of what it is', async () => {
    const site = await siteWithEntry()
    const url = `${site.photo}?variant=original`
    expect(await statusOf(site, url)).toBe(404)
    const { headers } = await site.app.inject({ url, headers: { cookie: await adminCookie(site) } })
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="B_che am Morgen.jpg"; filename*=UTF-8''B%C3%A4che%20am%20Morgen.jpg`,
      'cache-control': 'private, no-store',
    })
  })

  test('comes as AVIF to a browser that takes it, as WebP to any other', async () => {
    const site = await siteWithEntry(['approved'], { withVariants: true })
    const accepted = [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/webp'],
    ] as const
    for (const [accept, type] of accepted) {
      for (const url of [
        `${site.photo}?variant=card`,
        `${site.photo}?variant=large`,
        `${site.video}?variant=poster`,
      ]) {
        const { headers } = await site.app.inject({ url, headers: { accept } })
        expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept' })
      }
    }
  })

  test('has no form that was not made of it', async () => {
    const site = await siteWithEntry(['approved'], { withVariants: true })
    expect(await statusOf(site, `${site.photo}?variant=poster`)).toBe(404)
    expect(await statusOf(site, `${site.video}?variant=card`)).toBe(404)
    expect(await statusOf(site, `${site.photo}?variant=huge`)).toBe(422)
  })

  test('is not sent again to who has it', async () => {
    const site = await siteWithEntry()
    const { headers } = await site.app.inject({ url: site.photo })
    const again = await site.app.inject({
      url: site.photo,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('that the storage has lost is not found; while the storage is away, to be asked for later', async () => {
    const site = await siteWithEntry()
    const { storage } = site.deps
    site.deps.storage = { ...storage, get: () => Promise.reject(new StorageError('away')) }
    const away = await site.app.inject({ url: site.photo })
    expect(away.statusCode).toBe(503)
    expect(away.headers).toMatchObject({
      'retry-after': '60',
      'content-type': expect.stringContaining('json'),
    })
    site.deps.storage = storage
    for (const key of await keptKeys(site)) await storage.delete(key)
    expect(await statusOf(site, site.photo)).toBe(404)
  })
})

describe('a part of a video', () => {
  test('is sent as such, and what lies behind the end is refused', async () => {
    const site = await siteWithEntry()
    const whole = await site.app.inject({ url: site.video })
    const size = whole.rawPayload.length
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const ask = (range: string) => site.app.inject({ url: site.video, headers: { range } })
    const part = await ask('bytes=100-199')
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${size}`,
      'content-length': '100',
    })
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const behind = await ask(`bytes=${size}-`)
    expect(behind.statusCode).toBe(416)
    expect(behind.headers['content-range']).toBe(`bytes */${size}`)
    expect(behind.body).toBe('')
  })

  test('is all of it when it has changed since', async () => {
    const site = await siteWithEntry()
    const { headers } = await site.app.inject({ url: site.video })
    const ask = async (ifRange: string) =>
      (
        await site.app.inject({
          url: site.video,
          headers: { range: 'bytes=0-9', 'if-range': ifRange },
        })
      ).statusCode
    expect(await ask(String(headers.etag))).toBe(206)
    expect(await ask('"another"')).toBe(200)
    expect(await ask('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(200)
  })

  test('can be asked about without being sent', async () => {
    const site = await siteWithEntry()
    const sent = await site.app.inject({ url: site.video })
    const whole = await site.app.inject({ method: 'HEAD', url: site.video })
    expect(whole).toMatchObject({ statusCode: 200, body: '' })
    expect(whole.headers['content-length']).toBe(String(sent.rawPayload.length))
    const part = await site.app.inject({
      method: 'HEAD',
      url: site.video,
      headers: { range: 'bytes=0-9' },
    })
    expect(part).toMatchObject({ statusCode: 206, body: '' })
    expect(part.headers['content-length']).toBe('10')
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
