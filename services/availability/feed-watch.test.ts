// spec: 2/admin-dashboard
import { expect, test } from 'vitest'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { feedSecret } from '#tests/fakes/feed.ts'
import { booked, refused, watched } from '#tests/fixtures/availability/watched-feeds.ts'
import { sampleSite } from '#tests/fixtures/property.ts'

const failing = 'Calendar cannot be read - Texas Sage'

test('when two feeds book the same night, the owner gets one mail, from whichever server', async () => {
  const site = await watched({
    'texas-sage': booked('2025-06-10', '2025-06-14'),
    'texas-sage 2': booked('2025-06-12', '2025-06-16'),
  })
  expect((await site.calendars()).troubles).toEqual([])
  await Promise.all([site.look(), site.look(), site.look()])
  site.clock.pass({ minutes: 10 })
  await site.look()
  const mails = await site.mails()
  expect(mails).toMatchObject([
    { recipient: 'owner', subject: 'Possible double booking - Texas Sage' },
  ])
  expect(mails[0]?.payload).toContain('feeds 1 and 2 have different bookings')
  expect(mails[0]?.payload).toContain('Thu, Jun 12 to Sat, Jun 14')
  expect((await site.calendars()).troubles).toEqual([
    {
      kind: 'conflict',
      cabin: 'texas-sage',
      feeds: [1, 2],
      nights: { from: '2025-06-12', to: '2025-06-14' },
    },
  ])
})

test('a mail contains no feed URL and no guest data', async () => {
  const site = await watched({
    'texas-sage': booked('2025-06-10', '2025-06-14'),
    'texas-sage 2': booked('2025-06-12', '2025-06-16'),
    'coyote-cabin': refused,
  })
  site.clock.pass({ hours: 25 })
  await site.look()
  const told = JSON.stringify([await site.mails(), await site.calendars()])
  // Down for a day: shown here, told with all others (services/alerts).
  expect(told).toContain('"kind":"stale","cabin":"coyote-cabin"')
  expect(told).not.toContain('Calendar out of date')
  expect(told).not.toContain(feedSecret)
  expect(told).not.toContain(new URL(site.partner.origin).host)
  expect(told).not.toMatch(/Ñandú|555-0188|503/)
})

test('a feed that fails for two hours is reported once, and again when it fails another time', async () => {
  const site = await watched({ 'texas-sage': refused })
  const { subjects } = site
  await site.look()
  expect(await subjects()).toEqual([])
  site.clock.pass({ hours: 2 })
  await site.look()
  await site.look()
  expect(await subjects()).toEqual([failing])

  site.partner.behave('texas-sage', booked('2025-06-10', '2025-06-14'))
  await site.readAgain()
  site.clock.pass({ minutes: 26 })
  await site.look()
  expect((await site.calendars()).troubles).toEqual([])

  site.clock.pass({ hours: 3 })
  await site.look()
  site.partner.behave('texas-sage', refused)
  await site.readAgain()
  site.clock.pass({ hours: 2 })
  await site.look()
  expect(await subjects()).toEqual([failing, failing])
})

test('a feed that suddenly becomes empty is reported; one that was always empty is not', async () => {
  const site = await watched({
    'texas-sage': booked('2025-06-10', '2025-06-14'),
    'coyote-cabin': { kind: 'text', text: calendarOf([]) },
  })
  site.partner.behave('texas-sage', { kind: 'text', text: calendarOf([]) })
  await site.readAgain()
  await site.look()
  expect((await site.mails()).map(({ subject }) => subject)).toEqual([
    'Bookings missing from a calendar - Texas Sage',
  ])
  expect((await site.calendars()).missing).toEqual([
    {
      cabin: 'texas-sage',
      feed: 1,
      nights: [{ from: '2025-06-10', to: '2025-06-14' }],
      until: '2025-06-02T12:00:00.000Z',
    },
  ])
  site.partner.behave('texas-sage', booked('2025-06-10', '2025-06-14'))
  await site.readAgain()
  site.clock.pass({ minutes: 26 })
  await site.look()
  expect(await site.calendars()).toMatchObject({ troubles: [], missing: [] })
})

test('the owner sees how many free nights the turnover rule hides', async () => {
  const site = await watched({
    // The night of the 14th could be sold; that of the 20th is booked by the next guest.
    'texas-sage': {
      kind: 'text',
      text: calendarOf([
        { checkIn: '2025-06-10', checkOut: '2025-06-14' },
        { checkIn: '2025-06-16', checkOut: '2025-06-20' },
        { checkIn: '2025-06-20', checkOut: '2025-06-22' },
        // Beyond the sixty days.
        { checkIn: '2025-08-10', checkOut: '2025-08-14' },
      ]),
    },
    'coyote-cabin': booked('2025-06-10', '2025-06-11'),
  })
  expect((await site.calendars()).hidden).toEqual({
    days: 60,
    nights: 3,
    cabins: [
      { cabin: 'coyote-cabin', nights: 1 },
      { cabin: 'texas-sage', nights: 2 },
    ],
  })
})

test('cabins without a calendar are named, also while every other works', async () => {
  const site = await watched({ 'texas-sage': booked('2025-06-10', '2025-06-14') })
  const { troubles, withoutFeed } = await site.calendars()
  expect(troubles).toEqual([])
  expect(withoutFeed).toEqual(
    sampleSite.cabins.map(({ slug }) => slug).filter((slug) => slug !== 'texas-sage'),
  )
})

test('a watch that is stopped reports nothing, and the next one does', async () => {
  const site = await watched({ 'texas-sage': refused, 'coyote-cabin': refused })
  site.clock.pass({ hours: 2 })
  await site.look(AbortSignal.abort())
  expect(await site.subjects()).toEqual([])
  await site.look()
  expect(await site.subjects()).toHaveLength(2)
})
