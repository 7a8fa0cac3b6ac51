import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { booked } from '#tests/fixtures/availability/watched-feeds.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { feedsOf } from '#tests/fixtures/feeds.ts'
import { storeOpening } from '#tests/fixtures/openings.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const wanted = {
  cabin: 'texas-sage',
  from: '2025-06-10',
  to: '2025-06-14',
  guests: '3',
  email: 'ana@guests.example',
}
const page = '/openings?cabin=texas-sage&from=2025-06-10&to=2025-06-14&guests=3'

async function siteWithMail(db: Database, reaches: readonly ('guest' | 'owner')[] = ['guest']) {
  const { availability, read } = await feedsOf({ 'texas-sage': { kind: 'text', text: empty } })
  await read()
  return siteOn(db, { dependencies: { availability, reaches } })
}

const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nEND:VCALENDAR\r\n'

const post = (url: string, fields: Record<string, string>) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})

describeOnEachDatabase('POST /api/openings', (open) => {
  test('returns 202 with the same words for a new request and a known one', async () => {
    const { app } = await siteWithMail(await open())
    for (const extra of [{}, {}, { website: 'x' }]) {
      const payload = { ...wanted, ...extra }
      const answer = await app.inject({ method: 'POST', url: '/api/openings', payload })
      expect([answer.statusCode, answer.json()]).toEqual([202, { success: true }])
    }
  })

  test('returns 404 without SMTP, and so does the page', async () => {
    const { app } = await siteWithMail(await open(), ['owner'])
    const answers = [
      await app.inject({ method: 'POST', url: '/api/openings', payload: wanted }),
      await app.inject('/api/openings'),
      await app.inject(page),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('is limited to ten in ten minutes from one address', async () => {
    const { app } = await siteWithMail(await open())
    let last = 0
    for (let at = 0; at < 11; at += 1) {
      const answer = await app.inject({ method: 'POST', url: '/api/openings', payload: wanted })
      last = answer.statusCode
    }
    expect(last).toBe(429)
  })
})

describeOnEachDatabase('the page', (open) => {
  test('takes an address without scripts, and keeps what was typed if it is wrong', async () => {
    const db = await open()
    const { app } = await siteWithMail(db)
    const wrong = await app.inject(post(page, { use: 'ask', ...wanted, email: 'ana@' }))
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('value="ana@"')
    expect(wrong.body).toContain('Please enter your email address.')
    const right = await app.inject(post(page, { use: 'ask', ...wanted }))
    expect(right.body).toContain('Please check your email')
    expect(await db.selectFrom('openings').select('guests').execute()).toEqual([{ guests: 3 }])
  })

  test('asks for cabin and days where the address has none, and names what is wrong with them', async () => {
    const { app } = await siteWithMail(await open())
    const plain = await app.inject('/openings')
    expect(plain.body).toContain('Which days?')
    expect(plain.body).not.toContain('role="alert"')
    for (const field of ['cabin', 'from', 'to', 'guests']) {
      expect(plain.body).toMatch(new RegExp(`<(select|input)[^>]* name="${field}"`))
    }
    const wrong = await app.inject('/openings?cabin=texas-sage&from=2025-06-14&to=2025-06-10')
    expect(wrong.body).toContain('Please choose a cabin, and a check-out date after your check-in')
    expect(wrong.body).toContain('value="2025-06-14"')
    expect((await app.inject(page)).body).toContain('Where should we write?')
  })

  test('is linked, with the days, on the cards of cabins that are booked, without scripts too', async () => {
    const db = await open()
    // The page looks at the real day.
    const now = Temporal.Now.instant()
    const day = (days: number) =>
      now.toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString()
    const feeds = await feedsOf({ 'texas-sage': booked(day(19), day(24)) }, { now: now.toString() })
    await feeds.read()
    const { availability, clock } = feeds
    const search = `/cabins?from=${day(20)}&to=${day(23)}&guests=2`
    const link = `href="/openings?cabin=texas-sage&amp;from=${day(20)}&amp;to=${day(23)}&amp;guests=2"`
    const withMail = await siteOn(db, { dependencies: { availability, clock, reaches: ['guest'] } })
    const { body } = await withMail.app.inject(search)
    expect(body.includes(link)).toBe(true)
    expect(body.split('href="/openings').length - 1).toBe(1)
    const without = await siteOn(db, { dependencies: { availability, clock, reaches: ['owner'] } })
    expect((await without.app.inject(search)).body.includes('/openings')).toBe(false)
  })

  test('confirms and ends by a button; reading it changes nothing, so that scanners do not', async () => {
    const db = await open()
    const { app } = await siteWithMail(db)
    const { token } = await storeOpening(db)
    const url = `/openings?watch=${token}`
    const state = async () => db.selectFrom('openings').select('state').execute()
    const read = await app.inject(url)
    expect(read.body).toContain('Yes, tell me')
    expect(read.body).toContain('noindex')
    expect(read.headers['cache-control']).toBe('no-store')
    expect(await state()).toEqual([{ state: 'unconfirmed' }])
    const confirmed = await app.inject(post(url, { use: 'confirm', watch: token }))
    expect(confirmed.body).toContain('We are keeping watch')
    expect(await state()).toEqual([{ state: 'waiting' }])
    const ended = await app.inject(post(url, { use: 'end', watch: token }))
    expect(ended.body).toContain('your address is deleted')
    expect(await state()).toEqual([])
    expect((await app.inject(url)).body).toContain('This link no longer works')
  })

  test('logs no token, and other sites do not get it as referrer', async () => {
    const db = await open()
    const { app, logLines } = await siteWithMail(db)
    const { token } = await storeOpening(db)
    const answers = [
      await app.inject(`/openings?watch=${token}`),
      await app.inject(`/openings.data?watch=${token}`),
      await app.inject(`/api/openings?watch=${token}`),
      await app.inject(post(`/openings?watch=${token}`, { use: 'confirm', watch: token })),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(logLines.join('\n')).not.toContain(token)
    for (const { headers } of answers) {
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  })
})
