// spec: 8/availability-feed
import { sampleSite } from '../fixtures/property.ts'
import { describe, expect, test } from 'vitest'
import { freeCabinsWords } from '#content/cabins-page.ts'
import { bookNowPage } from '#content/book-now.ts'

import type { Availability, FreeCabins, StayState } from '#contracts/availability.ts'
import { addDays, todayIn } from '#contracts/dates.ts'
import { firstNightNotFree } from '#contracts/nights.ts'
import { calendarOf, inFeed } from '#tests/fakes/feed-calendar.ts'
import type { FeedBehaviour } from '#tests/fakes/feed.ts'
import { address, siteWith, slug } from '#tests/fixtures/availability/availability-site.ts'

// Pages use the machine's date.
const today = todayIn(sampleSite.facts.timeZone)
const inDays = (count: number) => addDays(today, count)
const booked: FeedBehaviour = {
  kind: 'text',
  text: calendarOf([{ checkIn: inDays(10), checkOut: inDays(12) }]),
}
const refused: FeedBehaviour = { kind: 'status', status: 503 }

type Site = Awaited<ReturnType<typeof siteWith>>

async function siteAfter(feeds: Record<string, FeedBehaviour>): Promise<Site> {
  const site = await siteWith(feeds, { now: Temporal.Now.instant().toString() })
  await site.read()
  return site
}

async function failing(feeds: Record<string, FeedBehaviour>, name: string): Promise<Site> {
  const site = await siteAfter(feeds)
  site.partner.behave(name, refused)
  await site.readAgain()
  return site
}

async function nightsOf({ app }: Site) {
  return (await app.inject(address)).json<Availability>().nights
}

async function searched({ app }: Site, from: string, to: string): Promise<StayState | undefined> {
  const answer = await app.inject(`/api/availability?from=${from}&to=${to}`)
  return answer.json<FreeCabins>().cabins.find(({ cabin }) => cabin === slug)?.state
}

const stateWhen = { taken: 'booked', turnover: 'booked', notOpen: 'notOpen', unknown: 'unknown' }

test.each<[string, () => Promise<Site>]>([
  ['is read well', () => siteAfter({ [slug]: booked })],
  ['fails after a good reading', () => failing({ [slug]: booked }, slug)],
  ['has never been read', () => siteAfter({ [slug]: refused })],
  [
    'is one of two, and the other fails',
    () => failing({ [slug]: booked, [`${slug} 2`]: booked }, `${slug}-2`),
  ],
])('the search and the calendar say the same of every night when a feed %s', async (_, begin) => {
  const site = await begin()
  const nights = await nightsOf(site)
  const said: unknown[] = []
  const drawn: unknown[] = []
  for (let day = 0; day < 30; day += 1) {
    const stay = { checkIn: inDays(day), checkOut: inDays(day + 1) }
    const inTheWay = firstNightNotFree(stay, nights, sampleSite.facts.turnoverDay)
    drawn.push(inTheWay ? stateWhen[inTheWay.why] : 'free')
    said.push(await searched(site, stay.checkIn, stay.checkOut))
  }
  expect(said).toEqual(drawn)
})

describe('while the feed of a cabin fails, no answer calls a night of it free', () => {
  test('in the search, in its nights and in its file', async () => {
    const site = await failing({ [slug]: booked }, slug)
    expect(await searched(site, inDays(20), inDays(22))).toBe('unknown')
    expect(await searched(site, inDays(9), inDays(11)), 'booked ones stay').toBe('booked')
    const nights = await nightsOf(site)
    expect(
      firstNightNotFree({ checkIn: inDays(20), checkOut: inDays(22) }, nights, 'free'),
    ).toEqual({ night: inDays(20), why: 'unknown' })
    const file = await site.app.inject(`${address}/feed.ics`)
    expect(file.body, 'as when it was last read').toContain(
      `DTSTART;VALUE=DATE:${inFeed(inDays(10))}`,
    )
  })

  test('on the pages, also those that were kept while it worked', async () => {
    const site = await siteAfter({ [slug]: booked })
    const pages = async () => {
      const paths = [`/cabins?from=${inDays(20)}&to=${inDays(22)}&guests=2`, '/book-now']
      const answers = await Promise.all(paths.map((path) => site.app.inject(path)))
      return answers.map(({ body }) => body)
    }
    const { free } = freeCabinsWords.marks
    const [search, booking] = await pages()
    expect(search).toContain(free)
    expect(booking).toContain(bookNowPage.feed.button)

    site.partner.behave(slug, refused)
    await site.readAgain()
    const [searchNow, bookingNow] = await pages()
    expect(searchNow).not.toContain(free)
    expect(searchNow).toContain(freeCabinsWords.marks.unknown)
    expect(bookingNow).toContain(bookNowPage.status.calendar.failed)
    expect(bookingNow).not.toMatch(/>Available</)
    expect(bookingNow).not.toContain(bookNowPage.feed.button)
  })

  test('and guests without scripts go on to the partner, unless the days are booked', async () => {
    const { app } = await failing({ [slug]: booked }, slug)
    const leave = async (from: string, to: string) =>
      (await app.inject(`/book/${slug}?checkIn=${from}&checkOut=${to}`)).headers.location
    expect(await leave(inDays(20), inDays(22))).toContain(
      sampleSite.facts.bookingPartner.propertyUrl.slice(0, 12),
    )
    expect(await leave(inDays(9), inDays(11))).toContain('/cabins?')
  })
})

test('once the feed is read again its nights are free everywhere', async () => {
  const site = await failing({ [slug]: booked }, slug)
  site.partner.behave(slug, booked)
  await site.readAgain()
  expect(await searched(site, inDays(20), inDays(22))).toBe('free')
  expect((await nightsOf(site)).unknown).toEqual([])
  expect((await site.app.inject(`${address}/feed.ics`)).statusCode).toBe(200)
})
