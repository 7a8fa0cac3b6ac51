// spec: 5/contest-entry, 7/post-submissions, 9/entry-limits
import { describe, expect, test } from 'vitest'
import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/messages.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { expectNothingLeft, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { entryFields, formBody, formType, sendEntry } from '#tests/fixtures/submission-form.ts'
import { withSize } from '#tests/fixtures/media/jpeg.ts'
import { withNumber } from '#tests/fixtures/media/mp4.ts'
import { jpeg, png, webp } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

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
        guestEmail: 'Please enter a full email address, such as name@example.com.',
        cabinStayed: 'Please choose the cabin you stayed in.',
        stayDates: 'Please tell us when you stayed.',
        description: 'Please tell us the story behind your entry.',
        consentToTerms: entryMessages.termsRequired.description,
      },
    })
    await expectNothingLeft(site)
  })

  test('when it is sent as section 7 lists it, without consent to the terms', async () => {
    const site = await siteWithContest(await open())
    const { consentToTerms: _, termsVersion: __, ...listed } = entryFields()
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/submissions',
      headers: { 'content-type': formType },
      payload: formBody(listed, [await photo()]),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({
      consentToTerms: entryMessages.termsRequired.description,
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

  test.each([
    ['is empty', async () => Buffer.alloc(0), 'file.mp4 is empty. Please choose another file.'],
    [
      'is incomplete',
      async () => (await jpeg(400, 300)).subarray(0, 900),
      'file.mp4 is incomplete: the file ends before the picture does. Please choose the original again.',
    ],
    [
      'is damaged',
      async () => (await webp()).subarray(0, 40),
      'file.mp4 cannot be read; it may be damaged. Please choose another file.',
    ],
    [
      'has too many pixels',
      async () => withSize(await jpeg(), 9000, 8001),
      'file.mp4 has more pixels than we can take. Please make it smaller.',
    ],
    [
      'is too long',
      async () => withNumber(mp4, 'stts', 12, 150 * 57_600 + 1),
      'file.mp4 is too long. Please choose a video of at most 10 minutes.',
    ],
  ])('with a file that %s, saying so and what to do', async (_, contentOf, words) => {
    const site = await siteWithContest(await open())
    const files = [await photo(), { name: 'file.mp4', content: await contentOf() }]
    const answer = await sendEntry(site.app, { files })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ error: words, fields: { files: words } })
    await expectNothingLeft(site)
  })
})
