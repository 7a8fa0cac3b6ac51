import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { slug, apiReading, withBookings } from '#tests/fixtures/availability/availability-api.ts'

describe('GET /api/availability/{slug}/feed.ics', () => {
  const text = calendarWith([
    [
      'UID:secret-booking-77@partner.example',
      'DTSTART;VALUE=DATE:20250610',
      'DTEND;VALUE=DATE:20250612',
      'SUMMARY:Ana Ñandú (ana@guests.example)',
      'DESCRIPTION:Phone 555-0188',
    ],
    ['UID:2', 'DTSTART;VALUE=DATE:20250620', 'DTEND;VALUE=DATE:20250621'],
  ])

  test('is a calendar of busy days that an independent parser understands', async () => {
    const { app } = await apiReading({ [slug]: { kind: 'text', text } })
    const { body, headers } = await app.inject(`/api/availability/${slug}/feed.ics`)
    const events = Object.values(await ical.async.parseICS(body)).filter(
      (component) => component?.type === 'VEVENT',
    )
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="texas-sage.ics"',
      'cache-control': 'no-cache',
    })
    const dayOf = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    expect(
      events.map(({ uid, summary, datetype, start, end }) => ({
        uid,
        summary,
        datetype,
        start: dayOf(start),
        end: end && dayOf(end),
      })),
    ).toEqual([
      {
        uid: 'texas-sage-2025-06-10@cabins.example',
        summary: 'Booked',
        datetype: 'date',
        start: [2025, 6, 10],
        end: [2025, 6, 12],
      },
      {
        uid: 'texas-sage-2025-06-20@cabins.example',
        summary: 'Booked',
        datetype: 'date',
        start: [2025, 6, 20],
        end: [2025, 6, 21],
      },
    ])
  })

  test('contains no guest data', async () => {
    const { app } = await apiReading({ [slug]: { kind: 'text', text } })
    const { body } = await app.inject(`/api/availability/${slug}/feed.ics`)
    expect(body).not.toMatch(/Ana|guests\.example|555|secret-booking|partner\.example/)
  })

  test('identifies a range the same way in every read, whatever else is booked', async () => {
    const { app, partner, clock, readAgain } = await apiReading({ [slug]: { kind: 'text', text } })
    clock.pass({ minutes: 10 })
    partner.behave(slug, withBookings({ checkIn: '2025-06-10', checkOut: '2025-06-11' }))
    await readAgain()
    const { body } = await app.inject(`/api/availability/${slug}/feed.ics`)
    expect(body).toContain('UID:texas-sage-2025-06-10@cabins.example')
    expect(body).toContain('DTSTAMP:20250601T121000Z')
  })

  test('lists nothing for a cabin without a feed', async () => {
    const { app } = await apiReading({ [slug]: { kind: 'text', text } })
    const answer = await app.inject('/api/availability/coyote-cabin/feed.ics')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('BEGIN:VCALENDAR')
    expect(answer.body).not.toContain('VEVENT')
  })

  test('lists what was booked before, while the feed is suddenly empty or fails for days', async () => {
    const { app, partner, clock, readAgain } = await apiReading({ [slug]: { kind: 'text', text } })
    const before = (await app.inject(`/api/availability/${slug}/feed.ics`)).body
    for (const behaviour of [withBookings(), { kind: 'status', status: 500 } as const]) {
      partner.behave(slug, behaviour)
      await readAgain()
      expect((await app.inject(`/api/availability/${slug}/feed.ics`)).body).toBe(before)
    }
    clock.pass({ hours: 50 })
    const { body } = await app.inject(`/api/availability/${slug}/feed.ics`)
    const withoutStamps = (file: string) => file.replaceAll(/^DTSTAMP.*$/gm, '')
    expect(withoutStamps(body)).toBe(withoutStamps(before))
  })

  test.each([
    ['morning-dove', 503, 'The availability feed of this cabin could not be read yet.'],
    ['no-such-cabin', 404, 'There is no such cabin.'],
  ])('for %s there is none, with a clear message', async (cabin, status, error) => {
    const { app } = await apiReading({ 'morning-dove': { kind: 'status', status: 500 } })
    const answer = await app.inject(`/api/availability/${cabin}/feed.ics`)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.json()).toEqual({ error })
  })
})
