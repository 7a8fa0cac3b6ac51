import { expect, test } from 'vitest'
import { cabinPage } from '#content/cabin-page.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import { structuredDataIn, structuredDataIssues } from '#tests/fixtures/structured-data.ts'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

test('a single cabin is complete and speaks of no others', async () => {
  const [only, ...others] = sampleSite.cabins
  const site = await siteWith({
    ...Object.fromEntries(others.map(({ id }) => [`cabins/${id}`, null])),
    'book-now': [/^cabin: .+$/m, `cabin: ${only?.slug}`],
  })
  const { app } = await siteOn(await open(), { dependencies: { site } })
  for (const path of ['/', '/cabins', '/book-now', '/group-booking', '/review', '/reviews']) {
    expect((await app.inject(path)).statusCode, path).toBe(200)
  }
  const { statusCode, body } = await app.inject(`/cabins/${only?.slug}`)
  expect(statusCode).toBe(200)
  expect(body).not.toContain(cabinPage.headings.others)
  expect((await app.inject(`/cabins/${others[0]?.slug}`)).statusCode).toBe(404)
})

test('a cabin shows its badge beside its name, or its initials if it has none', async () => {
  const site = await siteWith({ 'cabins/coyote-cabin': [/^emblem: .+\n/m, ''] })
  const { app } = await siteOn(await open(), { dependencies: { site } })
  const heading = async (slug: string) => {
    const { body } = await app.inject(`/cabins/${slug}`)
    return body.slice(0, body.indexOf('</h1>'))
  }
  const withBadge = await heading('texas-sage')
  const [, address = ''] = /<img [^>]*src="(\/emblems\/[^"]+)" alt=""/.exec(withBadge) ?? []
  const badge = await app.inject(address)
  expect(badge.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(badge.body).toMatch(/^<svg /)
  expect(await heading('coyote-cabin')).toContain('>CC</text>')
})

test('an approval shows at once on the page of its cabin, also to search engines, and on no other', async () => {
  const db = await open()
  const { app, deps } = await siteOn(db)
  const pageOf = async (slug: string) => (await app.inject(`/cabins/${slug}`)).body
  const reviewTitle = 'The fan turned </script> slowly'
  const { id } = await storeReview(db, { cabin: 'texas-sage', reviewTitle }, 'pending')
  const before = await pageOf('texas-sage')
  expect(before).not.toContain('The fan turned')
  expect(before).not.toContain('aggregateRating')

  await setReviewApproval(deps, id, true)

  const after = await pageOf('texas-sage')
  expect(after).toContain('The fan turned &lt;/script&gt; slowly')
  const data = structuredDataIn(after)
  expect(await structuredDataIssues(data)).toEqual([])
  expect(JSON.stringify(data)).toContain('"reviewCount":1')
  expect(after).not.toContain(newReview().guestEmail)
  expect(await pageOf('coyote-cabin')).not.toContain('The fan turned')
})
