import { describe, expect, test, vi, onTestFinished } from 'vitest'
import { addDays, todayIn } from '#contracts/dates.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { siteWith } from '#tests/fixtures/availability/availability-site.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const { timeZone } = sampleSite.facts
const today = todayIn(timeZone)
const inDays = (count: number) => addDays(today, count)
const [from, to] = [inDays(20), inDays(23)]
const stay = `from=${from}&to=${to}&guests=2`
const atPartner = `check_in=${from}&amp;check_out=${to}&amp;guests=2`

async function readingSite() {
  const text = calendarOf([{ checkIn: inDays(40), checkOut: inDays(42) }])
  const site = await siteWith(
    { 'coyote-cabin': { kind: 'text', text } },
    { now: Temporal.Now.instant().toString() },
  )
  await site.read()
  return async (path: string) => (await site.app.inject(path)).body
}

/** The partner's addresses in a page, without what they carry. */
function carrying(html: string) {
  const links = [...html.matchAll(/href="https:\/\/stays\.example\/[^"]*"/g)].map(([href]) => href)
  return { all: links.length, withStay: links.filter((link) => link.includes(atPartner)).length }
}

test.each(['/', '/cabins', '/cabins/coyote-cabin', '/book-now', '/booking-test'])(
  'every link to the partner on %s carries the dates of the address, without scripts',
  async (path) => {
    const page = await readingSite()
    const { all, withStay } = carrying(await page(`${path}?${stay}`))
    expect(all).toBeGreaterThan(0)
    expect(withStay).toBe(all)
    expect(carrying(await page(path)).withStay).toBe(0)
  },
)

test('a cabin shows the dates of its address: field, bar, other cabins and share links', async () => {
  const html = await (await readingSite())(`/cabins/coyote-cabin?${stay}`)
  expect(html.match(/>3 nights</g)?.length).toBeGreaterThan(1)
  expect(html).toContain(`/cabins/desert-willow?from=${from}&amp;to=${to}&amp;guests=2"`)
  expect(html).toContain(encodeURIComponent(`/cabins/coyote-cabin?${stay}`))
  expect(html).toMatch(new RegExp(`name="checkIn"[^>]*value="${from}"`))
})

test('a cabin that is booked for the dates says so, and offers the nearest free ones as a link', async () => {
  const html = await (
    await readingSite()
  )(`/cabins/coyote-cabin?from=${inDays(40)}&to=${inDays(42)}&guests=2`)
  expect(html).toContain(
    `href="/cabins/coyote-cabin?from=${inDays(38)}&amp;to=${inDays(40)}&amp;guests=2"`,
  )
})

test.each([
  ['past', `from=${inDays(-3)}&to=${inDays(2)}`],
  ['absurd', 'from=9999-01-01&to=9999-01-05'],
  ['no days', 'from=<b>&to=%00'],
  ['beyond the booking window', `from=${inDays(900)}&to=${inDays(903)}`],
])('%s dates of an address are never shown', async (_, query) => {
  const html = await (await readingSite())(`/cabins/coyote-cabin?${query}`)
  // The partner's template is among the page's data.
  expect(html).not.toMatch(/href="[^"]*check_in=/)
  expect(html).not.toMatch(/name="checkIn"[^>]*value="\d/)
})

describe('without scripts', () => {
  test.each(['/', '/cabins', '/cabins/coyote-cabin', '/group-booking', '/plan-event'])(
    'the date fields of %s refuse days before today',
    async (path) => {
      const html = await (await readingSite())(path)
      const fields = html.match(/<input[^>]*type="date"[^>]*>/g) ?? []
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields) expect(field).toContain(`min="${today}"`)
    },
  )

  test('a cached page does not outlive its day', async () => {
    const start = '2025-06-01T12:00:00Z'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) })
    onTestFinished(() => void vi.useRealTimers())
    const clock = movableClock(start)
    const { app } = await siteOn(await open(), { dependencies: { clock } })
    const minAt = async (instant: string) => {
      vi.setSystemTime(Date.parse(instant))
      clock.pass(clock.now().until(Temporal.Instant.from(instant)))
      return /min="([^"]+)"/.exec((await app.inject('/plan-event')).body)?.[1]
    }
    expect(await minAt('2025-06-01T13:00:00Z')).toBe('2025-06-01')
    expect(await minAt('2025-06-02T04:59:00Z')).toBe('2025-06-01')
    expect(await minAt('2025-06-02T05:00:00Z')).toBe('2025-06-02')
  })
})
