// spec: 5/referral-days
import { expect, test } from 'vitest'
import { bookingUrl } from '#contracts/booking.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { addDays } from '#contracts/dates.ts'
import { noFeeds } from '#services/availability/availability-feeds.ts'
import { closeDatabase } from '#store/database.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { referralRedirectApi } from './referrals.ts'

const open = databaseOpener()
const { bookingPartner, bookingTemplates } = sampleSite.facts
const texasSage = sampleSite.cabins.find(({ slug }) => slug === 'texas-sage')?.bookingUrl ?? ''
const stay = { checkIn: '2025-06-05', checkOut: '2025-06-08' }
const query = new URLSearchParams(stay)

/** `night` is booked in every cabin; null while all are unknown. */
async function setUp(night: string | null = null) {
  const nights = night
    ? { taken: [{ from: night, to: addDays(night, 1) }], notOpen: [], unknown: [] }
    : { taken: [], notOpen: [], unknown: [{ from: '2025-05-01', to: '2027-08-01' }] }
  const state = { nights, lastKnown: null, updatedAt: null, countsUntil: null, error: null }
  const deps = {
    ...testDependencies(await open()),
    availability: { ...noFeeds, stateOf: () => state },
  }
  const app = await apiWith(referralRedirectApi(deps))
  return { app, referrals: () => deps.db.selectFrom('referrals').selectAll().execute(), deps }
}

test('a guest is sent to the partner with the chosen dates, and counted', async () => {
  const { app, referrals } = await setUp()
  const answer = await app.inject(`/book/texas-sage?${query}`)

  expect(answer.statusCode).toBe(303)
  expect(answer.headers).toMatchObject({
    location: bookingUrl(texasSage, stay, bookingTemplates),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(await referrals()).toEqual([
    expect.objectContaining({ cabin: 'texas-sage', place: 'dates-form', ...stay }),
  ])
})

test.each([
  ['no days', ''],
  ['empty days', '?checkIn=&checkOut='],
  ['half a stay', '?checkIn=2025-06-05'],
  ['past dates', '?checkIn=2025-05-05&checkOut=2025-05-08'],
  ['dates in the wrong order', '?checkIn=2025-06-08&checkOut=2025-06-05'],
  ['URLs instead of dates', '?checkIn=https://evil.example&checkOut=//evil.example'],
  ['dates given twice', '?checkIn=2025-06-05&checkIn=2025-06-06&checkOut=2025-06-08'],
])('with %s the guest is sent on without dates', async (_, search) => {
  const { app, referrals } = await setUp()
  const answer = await app.inject(`/book/texas-sage${search}`)

  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(texasSage)
  expect(await referrals()).toEqual([
    expect.objectContaining({ cabin: 'texas-sage', checkIn: null, checkOut: null }),
  ])
})

test('a guest who chose booked dates is led back to what is free, and not counted', async () => {
  const { app, referrals } = await setUp('2025-06-06')
  const answer = await app.inject(`/book/texas-sage?${query}`)

  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/cabins?from=2025-06-05&to=2025-06-08&cabin=texas-sage')
  expect(await referrals()).toEqual([])
})

test.each([
  ['are unknown', null],
  ['lie elsewhere', '2025-06-08'],
])('a guest is sent to the partner while the booked nights %s', async (_, night) => {
  const { app, referrals } = await setUp(night)
  const answer = await app.inject(`/book/texas-sage?${query}`)
  expect(answer.headers.location).toBe(bookingUrl(texasSage, stay, bookingTemplates))
  expect(await referrals()).toHaveLength(1)
})

test('no guest is led back without dates', async () => {
  const { app } = await setUp('2025-06-06')
  expect((await app.inject('/book/texas-sage')).headers.location).toBe(texasSage)
})

test("'property' leads to the partner's page for the whole property", async () => {
  const { app, referrals } = await setUp()
  const answer = await app.inject('/book/property')

  expect(answer.headers.location).toBe(bookingPartner.propertyUrl)
  expect(await referrals()).toEqual([expect.objectContaining({ cabin: null })])
})

test.each(['no-such-cabin', 'constructor', '%2F%2Fevil.example', 'https:%2F%2Fevil.example'])(
  'the unknown cabin %s is not found and redirects nowhere',
  async (slug) => {
    const { app, referrals } = await setUp()
    const answer = await app.inject(`/book/${slug}?${query}`)

    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('location')
    expect(await referrals()).toEqual([])
  },
)

test('a HEAD request is not a referral', async () => {
  const { app, referrals } = await setUp()
  await app.inject({ method: 'HEAD', url: '/book/texas-sage' })
  expect(await referrals()).toEqual([])
})

test('a guest is sent on even if counting fails', async () => {
  const { app, deps } = await setUp()
  await closeDatabase(deps.db)
  const answer = await app.inject(`/book/texas-sage?${query}`)
  expect(answer.headers.location).toBe(bookingUrl(texasSage, stay, bookingTemplates))
})
