import { expect, test } from 'vitest'
import { reviewsPage } from '#content/reviews-page.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteWith, type PropertyChanges } from '#tests/fixtures/property.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { structuredDataIn } from '#tests/fixtures/structured-data.ts'

const open = databaseOpener()

const quoted = `
elsewhere:
  - author: Lena F.
    quote: The frogs sang <b>all</b> night, and we did not mind.
    source: Google
    link: https://maps.example/review/1
`

async function siteQuoting(changes: PropertyChanges) {
  const { app } = await siteOn(await open(), { dependencies: { site: await siteWith(changes) } })
  return app
}

test('a review from elsewhere is shown with its source and link, apart from those of guests', async () => {
  const app = await siteQuoting({ reviews: [/$/, quoted] })
  const { body } = await app.inject('/reviews')
  expect(body).toContain(reviewsPage.elsewhere.heading)
  expect(body).toContain('The frogs sang &lt;b&gt;all&lt;/b&gt; night')
  expect(body).toContain('href="https://maps.example/review/1"')
  expect(body).toContain(reviewsPage.elsewhere.on('Google'))
})

test('a review from elsewhere is never counted, marked up or verified', async () => {
  const app = await siteQuoting({ reviews: [/$/, quoted] })
  const summary = (await app.inject('/api/reviews/summary')).json<ReviewSummary>()
  expect(summary.count).toBe(0)
  expect((await app.inject('/api/reviews')).body).not.toContain('frogs')
  for (const path of ['/reviews', '/', '/cabins/texas-sage']) {
    const { body } = await app.inject(path)
    expect(JSON.stringify(structuredDataIn(body)), path).not.toContain('frogs')
    expect(body).not.toContain('Verified stay')
  }
})

test('without any, nothing is said of other sites', async () => {
  const app = await siteQuoting({})
  expect((await app.inject('/reviews')).body).not.toContain(reviewsPage.elsewhere.heading)
})

test('a link that is not https is a mistake of the content', async () => {
  const unsafe = quoted.replace('https://maps.example/review/1', 'javascript:alert(1)')
  await expect(siteWith({ reviews: [/$/, unsafe] })).rejects.toThrow(/elsewhere.*link/s)
})
