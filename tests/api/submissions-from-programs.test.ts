// spec: 7/post-submissions
import { describe, expect, test } from 'vitest'
import { listNotifications } from '#store/outbox/outbox.ts'
import { listSubmissionsForAdmin } from '#store/submissions/submission-lists.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  enter,
  expectNothingLeft,
  photo,
  siteWithContest,
} from '#tests/fixtures/submissions-site.ts'
import {
  boundary,
  entryFields,
  formBody,
  formType,
  sendEntry,
} from '#tests/fixtures/submission-form.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

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
  test('is marked for the owner, in the mail too, when the honeypot is filled in', async () => {
    const site = await siteWithContest(await open())
    await enter(site, { files: [await photo()], fields: { website: 'https://spam.example' } })
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions).toMatchObject([{ isSuspect: true, status: 'pending' }])
    const { notifications } = await listNotifications(site.deps.db, { limit: 10 })
    expect(notifications.map(({ subject }) => subject)).toEqual([
      '[Possible spam] New Contest Entry',
      '[Possible spam] New Contest Entry',
    ])
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
