import { describe, expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase, databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { lists, places, siteWithCabins } from '#tests/fixtures/own-cabins.ts'

/** A new name of Mountain Laurel, which descriptions of pictures don’t have. */
const laurel = 'Quince House'

describeOnEachDatabase('a cabin that the owner retires', (open) => {
  test('leads elsewhere for good and leaves every list, on every server, and comes back', async () => {
    const db = await open()
    const { retire, change, pathsWith, site, stateOf } = await siteWithCabins(db)
    await change('cabins/mountain-laurel', { name: laurel })
    const other = await siteWithCabins(db)
    expect(await pathsWith(laurel, places)).toEqual(places)
    await other.page('/cabins')

    const answer = await retire('mountain-laurel', '/cabins/texas-sage')
    expect(answer.statusCode).toBe(200)
    expect(await pathsWith(laurel, places)).toEqual([])
    expect(await pathsWith('mountain-laurel', lists)).toEqual([])
    const moved = await site.inject('/cabins/mountain-laurel')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/cabins/texas-sage'])
    const again = await site.inject('/cabins/mountain-laurel')
    expect(again.headers.location).toBe('/cabins/texas-sage')
    for (const path of [
      '/api/site/cabins/mountain-laurel',
      '/api/site/albums/mountain-laurel',
      '/api/availability/mountain-laurel',
      '/api/availability/mountain-laurel/feed.ics',
    ]) {
      expect.soft((await site.inject(path)).statusCode, path).toBe(404)
    }
    expect(await stateOf('mountain-laurel')).toBe('retired')
    await other.deps.siteSource.refresh()
    expect((await other.site.inject('/cabins/mountain-laurel')).statusCode).toBe(301)
    const restarted = await siteWithCabins(db)
    expect(await restarted.pathsWith(laurel, places)).toEqual([])

    expect((await retire('mountain-laurel', null, '/cabins/texas-sage')).statusCode).toBe(200)
    expect((await site.inject('/cabins/mountain-laurel')).statusCode).toBe(200)
    expect(await pathsWith(laurel, places)).toEqual(places)
  })

  test('takes the days of a guest along, ahead of the place on the page', async () => {
    const { retire, site } = await siteWithCabins(await open())
    await retire('mountain-laurel', '/dining#coffee')
    const days = 'checkIn=2025-07-01&checkOut=2025-07-03'
    const { headers } = await site.inject(`/book/mountain-laurel?${days}`)
    expect(headers.location).toBe('/dining?from=2025-07-01&to=2025-07-03#coffee')
  })

  test('leads to all cabins while its page is switched off, never to a 404', async () => {
    const { retire, change, site } = await siteWithCabins(await open())
    await retire('mountain-laurel', '/dining#coffee')
    const leads = async (path: string) => (await site.inject(path)).headers.location
    const { features } = sampleSite.facts
    expect(await leads('/cabins/mountain-laurel')).toBe('/dining#coffee')
    const answer = await change('facts', { features: { ...features, dining: false } })
    expect(answer.statusCode).toBe(200)
    expect(await leads('/cabins/mountain-laurel')).toBe('/cabins')
    expect(await leads('/book/mountain-laurel')).toBe('/cabins')
    await change('facts', { features })
    expect(await leads('/cabins/mountain-laurel')).toBe('/dining#coffee')
    expect(await leads('/book/mountain-laurel')).toBe('/dining#coffee')
  })

  test('leads on through a cabin that is retired later', async () => {
    const { retire, site } = await siteWithCabins(await open())
    await retire('mountain-laurel', '/cabins/coyote-cabin')
    await retire('coyote-cabin', '/about')
    const leads = async (path: string) => (await site.inject(path)).headers.location
    expect(await leads('/cabins/mountain-laurel')).toBe('/cabins/coyote-cabin')
    expect(await leads('/cabins/coyote-cabin')).toBe('/about')
  })

  test('leads a guest without scripts who wants to book it there too, with the dates', async () => {
    const db = await open()
    const { retire, site } = await siteWithCabins(db)
    await retire('mountain-laurel', '/cabins/texas-sage')
    const book = async (query = '') =>
      (await site.inject(`/book/mountain-laurel${query}`)).headers.location
    expect(await book()).toBe('/cabins/texas-sage')
    expect(await book('?checkIn=2025-06-05&checkOut=2025-06-08')).toBe(
      '/cabins/texas-sage?from=2025-06-05&to=2025-06-08',
    )
    expect(await db.selectFrom('referrals').selectAll().execute()).toEqual([])
  })

  test('keeps its reviews, entries and clicks under its name, also under a new one', async () => {
    const { retire, change, deps, site, db } = await withReview(await open())
    await change('cabins/mountain-laurel', { name: 'Laurel House' })
    await retire('mountain-laurel', '/cabins')
    const listed = (await site.inject('/api/reviews')).json()
    expect(listed.map((review: { cabin: string }) => review.cabin)).toEqual(['Laurel House'])
    await change('cabins/mountain-laurel', { name: 'Old Laurel House' })
    const renamed = (await site.inject('/api/reviews')).json()
    expect(renamed[0].cabin).toBe('Old Laurel House')
    expect((await site.inject('/reviews')).body).toContain('Old Laurel House')
    const stored = await db.selectFrom('reviews').select('cabin').execute()
    expect(stored).toEqual([{ cabin: 'mountain-laurel' }])
    expect(deps.site.retired.map(({ id: retired }) => retired)).toEqual(['mountain-laurel'])
  })

  test('is not retired while the site needs it, or to what guests do not see', async () => {
    const { retire, cabins } = await siteWithCabins(await open())
    const shown = await retire('texas-sage', '/cabins')
    expect(shown.statusCode).toBe(422)
    expect(shown.json().error).toContain('The page Book now is about this cabin')
    for (const path of ['/cabins/coyote-cabin', '/nowhere', '/admin/login', '/cabins/none']) {
      const answer = await retire('coyote-cabin', path)
      expect.soft([path, answer.statusCode]).toEqual([path, 422])
    }
    expect((await retire('coyote-cabin', 'https://evil.example')).statusCode).toBe(422)
    expect((await retire('none', '/cabins')).statusCode).toBe(404)
    await retire('coyote-cabin', '/cabins')
    expect((await retire('morning-dove', '/cabins/coyote-cabin')).statusCode).toBe(422)
    const late = await retire('coyote-cabin', '/about')
    expect(late.statusCode).toBe(409)
    expect(late.json().error).toContain('owner changed this cabin')
    const found = (await cabins()).find((each) => each.id === 'coyote-cabin')
    expect(found?.redirectTo).toBe('/cabins')
  })
})

const open = databaseOpener()

describe('the page of a retired cabin', () => {
  test('leads on inside the site too, and has no Markdown twin', async () => {
    const { retire, site } = await siteWithCabins(await open())
    await retire('mountain-laurel', '/cabins')
    const data = await site.inject('/cabins/mountain-laurel.data')
    expect(data.body).toContain('SingleFetchRedirect')
    expect((await site.inject('/cabins/mountain-laurel.md')).statusCode).toBe(301)
  })
})

async function withReview(db: Database) {
  const site = await siteWithCabins(db)
  await storeReview(db, { cabin: 'mountain-laurel' })
  return { ...site, db }
}
