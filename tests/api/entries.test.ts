import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/messages.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { findEntry } from '#services/entries/submit-entry.ts'
import { listSubmissionsForAdmin } from '#store/submissions/submission-lists.ts'
import { countSubmissions } from '#store/submissions/submissions.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newContest, storeContest } from '#tests/fixtures/contests.ts'
import {
  arriving,
  enter,
  keptKeys,
  siteWithContest,
  type EntriesSite,
} from '#tests/fixtures/entries-site.ts'
import { boundary, formBody, formType, sendEntry, entryFields } from '#tests/fixtures/entries.ts'
import { jpeg, png, webp } from '#tests/fixtures/media/pictures.ts'
import { mp4, webm } from '#tests/fixtures/media/videos.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const photo = async (name = 'porch.jpg') => ({ name, content: await jpeg() })

/** A refused entry leaves no row, no kept file and nothing on its way. */
async function expectNothingLeft(site: Pick<EntriesSite, 'deps'>): Promise<void> {
  const counts = await countSubmissions(site.deps.db)
  expect(counts).toEqual({ pending: 0, approved: 0, rejected: 0, winner: 0 })
  expect(await keptKeys(site)).toEqual([])
  expect(await arriving()).toEqual([])
}

describeOnEachDatabase('an entry', (openEach) => {
  test('is stored as pending, with everything the guest gave and its files in order', async () => {
    const site = await siteWithContest(await openEach())
    const { id, files } = await enter(site, {
      files: [
        await photo('Sunrise.JPG'),
        { name: 'creek.mp4', content: mp4 },
        { name: 'night.webm', content: webm },
      ],
    })
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions).toMatchObject([
      {
        id,
        contest: newContest().title,
        status: 'pending',
        guestName: 'Ana Guest',
        guestEmail: 'ana@guests.example',
        cabinStayed: 'Texas Sage',
        stayDates: 'May 2-5, 2025',
        description: 'The porch at six.\nNobody else was up.',
        consentToTerms: true,
        consentToDisplay: true,
        isSuspect: false,
      },
    ])
    expect(files).toMatchObject([
      { originalName: 'Sunrise.JPG', mimetype: 'image/jpeg', width: 64, height: 48 },
      { originalName: 'creek.mp4', mimetype: 'video/mp4', width: 48, height: 64 },
      { originalName: 'night.webm', mimetype: 'video/webm', width: 64, height: 48 },
    ])
    expect(await keptKeys(site)).toHaveLength(3)
    expect(await arriving()).toEqual([])
  })

  test('notes which terms were agreed to and when', async () => {
    const site = await siteWithContest(await openEach())
    await enter(site, { files: [await photo()], fields: { consentToDisplay: '' } })
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions[0]).toMatchObject({
      termsVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      consentedAt: site.deps.clock.now(),
      consentToDisplay: false,
    })
  })

  test('sent again under the same key is the entry stored first', async () => {
    const site = await siteWithContest(await openEach())
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'once' } }
    const first = await sendEntry(site.app, entry)
    const again = await sendEntry(site.app, entry)
    expect(again.json()).toEqual(first.json())
    expect((await countSubmissions(site.deps.db)).pending).toBe(1)
    expect(await keptKeys(site)).toHaveLength(1)
  })

  test('sent twice at once under one key is stored once, without files to spare', async () => {
    const site = await siteWithContest(await openEach())
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'at once' } }
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        sendEntry(site.app, { ...entry, headers: { 'idempotency-key': 'at-once' } }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await countSubmissions(site.deps.db)).pending).toBe(1)
    expect(await keptKeys(site)).toHaveLength(1)
  })

  test('that fails in the database is answered as a failure, and stored when sent again', async () => {
    const site = await siteWithContest(await openEach())
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'later' } }
    const { db } = site.deps
    await db.schema.alterTable('submissions').renameTo('away').execute()
    expect((await sendEntry(site.app, entry)).statusCode).toBe(500)
    await db.schema.alterTable('away').renameTo('submissions').execute()
    expect(await arriving()).toEqual([])
    expect((await sendEntry(site.app, entry)).statusCode).toBe(201)
    expect(await findEntry(site.deps, 'later')).toBeDefined()
  })
})

describe('an entry is refused', () => {
  test.each([
    ['none at all', undefined],
    ['one that is still a draft', { status: 'draft' as const }],
    ['one that has ended', { endDate: Temporal.Instant.from('2025-06-01T12:00:00Z') }],
    ['one that begins later', { startDate: Temporal.Instant.from('2025-06-01T12:00:01Z') }],
  ])('when of contests there is %s', async (_, contest) => {
    const db = await open()
    if (contest) await storeContest(db, contest)
    const site = await siteOn(db)
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 409,
      body: { error: 'No active contest' },
    })
    await expectNothingLeft(site)
  })

  test('for another contest than the one that is open', async () => {
    const site = await siteWithContest(await open())
    const answer = await sendEntry(site.app, { files: [await photo()], fields: { contestId: '2' } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ error: 'No active contest' })
  })

  test('naming every field that is missing', async () => {
    const site = await siteWithContest(await open())
    const none = Object.fromEntries(Object.keys(entryFields()).map((name) => [name, '']))
    const answer = await sendEntry(site.app, { files: [await photo()], fields: none })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      error: 'Please check the marked fields.',
      fields: {
        contestId: 'Please choose a contest.',
        guestName: 'Please enter your name.',
        guestEmail: 'Please enter a full e-mail address, such as name@example.com.',
        cabinStayed: 'Please choose the cabin you stayed in.',
        stayDates: 'Please tell us when you stayed.',
        description: 'Please tell us the story behind your entry.',
        consentToTerms: entryMessages.termsRequired.description,
      },
    })
    await expectNothingLeft(site)
  })

  test.each([
    ['guestEmail', 'no address'],
    ['cabinStayed', 'No such cabin'],
    ['description', 'x'.repeat(5001)],
    ['description', 'x'.repeat(40_000)],
    ['guestName', 'x'.repeat(101)],
    ['contestId', '99999999999'],
    ['consentToTerms', 'false'],
  ])('for its %s', async (name, value) => {
    const site = await siteWithContest(await open())
    const answer = await sendEntry(site.app, { files: [await photo()], fields: { [name]: value } })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([name])
    await expectNothingLeft(site)
  })

  test('without a file, also when the browser sends an empty choice', async () => {
    const site = await siteWithContest(await open())
    const empty = { name: '', content: Buffer.alloc(0) }
    for (const files of [[], [empty], [empty, empty, empty]]) {
      const answer = await sendEntry(site.app, { files })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().error).toBe('Please select at least one photo or video to upload.')
    }
    await expectNothingLeft(site)
  })

  test('with a fourth file', async () => {
    const site = await siteWithContest(await open())
    const files = await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map(photo))
    const answer = await sendEntry(site.app, { files: files.slice(0, 4) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toBe('You can upload a maximum of 3 files per submission.')
    expect((await sendEntry(site.app, { files })).json()).toEqual(answer.json())
    await expectNothingLeft(site)
  })

  test('with a picture over 10 MB or a video over 50 MB, in the words of the specification', async () => {
    const site = await siteWithContest(await open())
    const picture = Buffer.concat([await jpeg(), Buffer.alloc(entryLimits.imageBytes)])
    const film = Buffer.concat([mp4, Buffer.alloc(entryLimits.videoBytes)])
    const large = await sendEntry(site.app, { files: [{ name: 'large.jpg', content: picture }] })
    expect(large.statusCode).toBe(413)
    expect(large.json().error).toBe('large.jpg is too large. Maximum size is 10MB for images.')
    const long = await sendEntry(site.app, { files: [{ name: 'long.mp4', content: film }] })
    expect(long.statusCode).toBe(413)
    expect(long.json().error).toBe('long.mp4 is too large. Maximum size is 50MB for videos.')
    await expectNothingLeft(site)
  })

  test('with a file of another type, in the words of the specification', async () => {
    const site = await siteWithContest(await open())
    const content = Buffer.from('%PDF-1.7 and so on')
    const answer = await sendEntry(site.app, {
      files: [{ name: 'a.jpg', content, type: 'image/jpeg' }],
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error).toBe(
      'a.jpg is not a supported file type. Please use JPEG, PNG, WebP, MP4, or WebM.',
    )
    await expectNothingLeft(site)
  })

  test('whole when one of its files is bad', async () => {
    const site = await siteWithContest(await open())
    const files = [
      await photo(),
      { name: 'b.png', content: await png() },
      { name: 'c.webp', content: (await webp()).subarray(0, 40) },
    ]
    const answer = await sendEntry(site.app, { files })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields.files).toContain('c.webp')
    await expectNothingLeft(site)
  })
})

describe('a form that is none', () => {
  test.each([
    ['without a boundary', 400, { 'content-type': 'multipart/form-data' }, 'x'],
    [
      'that ends too early',
      400,
      { 'content-type': formType },
      `--${boundary}\r\ncontent-disposition: form-data; name="guestName"\r\n\r\nAna`,
    ],
    ['of JSON', 415, { 'content-type': 'application/json' }, '{}'],
    ['of text', 415, { 'content-type': 'text/plain' }, 'files'],
    [
      'of an address',
      415,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'guestName=Ana',
    ],
    [
      'with a poisoned name',
      400,
      { 'content-type': formType },
      formBody({ __proto__x: '1', constructor: '1' }, []),
    ],
    [
      'with too many fields',
      400,
      { 'content-type': formType },
      formBody(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x'])), []),
    ],
  ])('%s is refused with %i', async (_, status, headers, payload) => {
    const site = await siteWithContest(await open())
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/submissions',
      headers,
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ error: expect.any(String) })
    await expectNothingLeft(site)
  })

  test('with a field behind a file is refused: what it says would come too late', async () => {
    const site = await siteWithContest(await open())
    const first = formBody(entryFields(), [await photo()]).toString('latin1')
    const late = formBody({ guestName: 'Eve' }, []).toString('latin1')
    const payload = Buffer.from(first.replace(`--${boundary}--\r\n`, late), 'latin1')
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/submissions',
      headers: { 'content-type': formType },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    await expectNothingLeft(site)
  })
})

describe('what is sent by programs', () => {
  test('is marked for the owner when the trap is filled in', async () => {
    const site = await siteWithContest(await open())
    await enter(site, { files: [await photo()], fields: { website: 'https://spam.example' } })
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions).toMatchObject([{ isSuspect: true, status: 'pending' }])
  })

  test('ends after ten entries in ten minutes from one address', async () => {
    const site = await siteOn(await open())
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1)
      statuses.push((await sendEntry(site.app, { files: [] })).statusCode)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 409))
    expect(statuses[10]).toBe(429)
  })
})

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

  test('when the disk is nearly full', async () => {
    const site = await siteWithContest(await open())
    site.deps.incoming = { ...site.deps.incoming, freeBytes: async () => 100 * 1024 * 1024 }
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(503)
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
    // A folder that has vanished takes no files.
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
