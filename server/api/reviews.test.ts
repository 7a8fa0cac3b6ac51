// spec: 2/guest-reviews, 7/get-reviews
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { publicReviewListSchema } from '#contracts/reviews.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { reviewsApi } from './reviews.ts'

const open = databaseOpener()

test('without reviews the list is an empty array that must be revalidated every time', async () => {
  const app = await apiWith(reviewsApi(testDependencies(await open())))
  const answer = await app.inject('/api/reviews')

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual([])
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers).not.toHaveProperty('link')
})

test('following the next links shows every public review once, best first', async () => {
  const db = await open()
  for (const overallRating of [3, 5, 4, 1, 2]) await storeReview(db, { overallRating })
  const app = await apiWith(reviewsApi(testDependencies(db)))

  const ratings: number[] = []
  let next: string | undefined = '/api/reviews?sort=rating&limit=2'
  while (next) {
    const answer: LightMyRequestResponse = await app.inject(next)
    const page = publicReviewListSchema.parse(answer.json())
    ratings.push(...page.map((review) => review.overallRating))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
  }
  expect(ratings).toEqual([5, 4, 3, 2, 1])
})

test('following the next links of one cabin never leaves the cabin', async () => {
  const db = await open()
  for (const cabin of ['texas-sage', 'coyote-cabin', 'texas-sage', 'coyote-cabin', 'texas-sage']) {
    await storeReview(db, { cabin })
  }
  const app = await apiWith(reviewsApi(testDependencies(db)))

  const shown: string[] = []
  let next: string | undefined = '/api/reviews?cabin=Texas+Sage&limit=1'
  while (next) {
    const answer: LightMyRequestResponse = await app.inject(next)
    shown.push(...publicReviewListSchema.parse(answer.json()).map(({ cabin }) => cabin))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
  }
  expect(shown).toEqual(['Texas Sage', 'Texas Sage', 'Texas Sage'])
})

test('a renamed cabin keeps its reviews, under its new name', async () => {
  const db = await open()
  await storeReview(db, { cabin: 'texas-sage' })
  await storeReview(db, { cabin: 'The Barn' })
  const deps = testDependencies(db)
  const cabins = deps.site.cabins.map((cabin) =>
    cabin.id === 'texas-sage'
      ? { ...cabin, name: 'Silver Sage', formerNames: ['Texas Sage'] }
      : cabin,
  )
  const app = await apiWith(reviewsApi({ ...deps, site: { ...deps.site, cabins } }))
  const shown = async (cabin: string) => {
    const answer = await app.inject({ url: '/api/reviews', query: cabin ? { cabin } : {} })
    return publicReviewListSchema.parse(answer.json()).map((review) => review.cabin)
  }

  expect(await shown('')).toEqual(['The Barn', 'Silver Sage'])
  expect(await shown('Silver Sage')).toEqual(['Silver Sage'])
  expect(await shown('Texas Sage')).toEqual(['Silver Sage'])
  expect(await shown('The Barn')).toEqual(['The Barn'])
})

test.each(['Palace', '', '%00', "'%20or%201=1--"])(
  'an unknown cabin (%s) has no reviews',
  async (cabin) => {
    const db = await open()
    await storeReview(db)
    const app = await apiWith(reviewsApi(testDependencies(db)))
    const answer = await app.inject(`/api/reviews?cabin=${cabin}`)
    expect(answer.json()).toEqual([])
  },
)

test.each([
  ['limit=many', 400, 'limit'],
  ['limit=0', 422, 'limit'],
  ['limit=101', 422, 'limit'],
  ['sort=worst', 422, 'sort'],
  ['sort=newest&sort=rating', 422, 'sort'],
  ['cursor=made-up', 400, 'cursor'],
  [`cursor=${'x'.repeat(201)}`, 422, 'cursor'],
])('?%s returns %i and names the field', async (query, status, field) => {
  const app = await apiWith(reviewsApi(testDependencies(await open())))
  const answer = await app.inject(`/api/reviews?${query}`)

  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({
    error: expect.any(String),
    fields: { [field]: expect.any(String) },
  })
})
