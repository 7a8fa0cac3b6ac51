import { expect, test } from 'vitest'
import type { FreeCabins } from '#contracts/availability.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { ListedCabins } from '#contracts/listed-cabins.ts'
import { sampleSite } from '../fixtures/property.ts'
import { siteReading, slug, wellBooked } from '../fixtures/availability/availability-site.ts'

type Site = Awaited<ReturnType<typeof siteReading>>

const sleeps = sampleSite.cabins.find((cabin) => cabin.slug === slug)?.sleeps ?? 0

async function listed({ app }: Site, query: string) {
  const { items } = (await app.inject(`/api/cabins?${query}`)).json<ListedCabins>()
  return Object.fromEntries(items.map((item) => [item.slug, item]))
}

test('a program learns which cabins are free for a stay, and books with its days', async () => {
  const site = await siteReading(wellBooked)
  const stay = 'from=2025-06-20&to=2025-06-22'
  const cabins = await listed(site, `${stay}&guests=2`)
  expect(cabins[slug]).toMatchObject({ stay: { state: 'free', nearest: null } })
  expect(cabins[slug]?.book).toContain('check_in=2025-06-20&check_out=2025-06-22')
  expect(cabins['mountain-laurel']?.stay?.state, 'without a feed').toBe('unknown')

  const { cabins: found } = (await site.app.inject(`/api/availability?${stay}`)).json<FreeCabins>()
  const said = found.map(({ cabin, state }) => [cabin, state])
  expect(Object.values(cabins).map((item) => [item.slug, item.stay?.state])).toEqual(said)
})

test('for days that are booked it learns the nearest free ones of that length', async () => {
  const site = await siteReading(wellBooked)
  const cabins = await listed(site, 'from=2025-06-10&to=2025-06-12&guests=2')
  const { stay, book } = cabins[slug] ?? {}
  expect(stay?.state).toBe('booked')
  expect(book, 'not with days that are booked').not.toContain('2025')
  const { from = '', to = '', book: address } = stay?.nearest ?? {}
  expect(address).toContain(`check_in=${from}&check_out=${to}`)
  const again = await listed(site, `from=${from}&to=${to}`)
  expect(again[slug]?.stay?.state).toBe('free')
})

test('a cabin that is too small for the guests says so, whether or not it is free', async () => {
  const site = await siteReading(wellBooked)
  for (const stay of ['from=2025-06-20&to=2025-06-22', 'from=2025-06-10&to=2025-06-12']) {
    const cabins = await listed(site, `${stay}&guests=${sleeps + 1}`)
    expect(cabins[slug]?.stay).toEqual({ state: 'tooSmall', nearest: null })
    expect(cabins[slug]?.book).not.toContain('2025')
  }
})

test.each([
  ['from', 'from=yesterday&to=2025-06-12'],
  ['from', 'from=2025-05-01&to=2025-05-03'],
  ['to', 'from=2025-06-12&to=2025-06-10'],
  ['to', 'from=2025-06-12'],
  ['guests', 'from=2025-06-12&to=2025-06-14&guests=99'],
])('a wrong %s is named (%s)', async (field, query) => {
  const { app } = await siteReading(wellBooked)
  const answer = await app.inject(`/api/cabins?${query}`)
  expect(answer.statusCode).toBe(422)
  expect(answer.json<ErrorAnswer>().fields).toHaveProperty(field)
})
