import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { siteWith } from '#tests/fixtures/property.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const own = await siteWith({ facts: [/^turnoverDay/m, 'ratings: own\nturnoverDay'] })

describeOnEachDatabase('the stars and numbers of cabins', (open) => {
  test('are the advertised ones, and say whose they are once guests can read reviews', async () => {
    const db = await open()
    const before = await siteOn(db)
    const home = await before.app.inject('/')
    expect(home.body).toContain('4.9+')
    expect(home.body).not.toContain('at our booking partner')
    expect((await before.app.inject('/cabins.md')).body).toContain('13 reviews')

    await storeReview(db, { cabin: 'texas-sage', overallRating: 3 })
    const { app } = await siteOn(db)
    for (const path of [
      '/',
      '/cabins',
      '/cabins/texas-sage',
      '/cabins/coyote-cabin',
      '/cabins.md',
    ]) {
      const { body } = await app.inject(path)
      expect(body, path).toContain('13 reviews at our booking partner')
    }
    expect((await app.inject('/')).body).toContain('average rating at our booking partner')
    expect(await ratingOf(app, 'coyote-cabin')).toEqual({
      average: 5,
      reviews: 13,
      from: 'booking partner',
    })
  })

  test('are those of reviews on this site if the owner wants that', async () => {
    const db = await open()
    await storeReview(db, { cabin: 'texas-sage', overallRating: 3 })
    await storeReview(db, { cabin: 'texas-sage', overallRating: 4 })
    await storeReview(db, { cabin: 'texas-sage', overallRating: 1 }, 'pending')
    await storeReview(db, { cabin: 'mountain-laurel', overallRating: 5, allowPublic: false })
    const { app } = await siteOn(db, { dependencies: { site: own } })
    const home = (await app.inject('/')).body
    expect(home).toContain('3.5')
    expect(home).toContain('"reviewCount":2')
    for (const advertised of ['>4.9', '13 reviews', 'at our booking partner']) {
      expect(home).not.toContain(advertised)
    }
    expect((await app.inject('/cabins/texas-sage.md')).body).toContain('3.5 out of 5 stars')
    expect(await ratingOf(app, 'texas-sage')).toEqual({
      average: 3.5,
      reviews: 2,
      from: 'this site',
    })
    expect(await ratingOf(app, 'mountain-laurel')).toBeNull()
  })

  test('are nowhere while nobody has written', async () => {
    const { app } = await siteOn(await open(), { dependencies: { site: own } })
    const { body } = await app.inject('/')
    expect(body).not.toContain('average rating')
    expect(body).not.toContain('average guest rating')
    expect(body).not.toContain('out of 5 stars')
  })
})

type App = Awaited<ReturnType<typeof siteOn>>['app']

async function ratingOf(app: App, slug: string): Promise<unknown> {
  const { items } = (await app.inject('/api/cabins')).json<{
    items: { slug: string; rating: unknown }[]
  }>()
  return items.find((cabin) => cabin.slug === slug)?.rating
}
