import { expect, test } from 'vitest'
import { reviewSummarySchema } from '#contracts/reviews.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { markReviewVerified } from '#store/reviews/reviews.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { summarizePublicReviews } from './review-summary.ts'

describeOnEachDatabase('the reviews in numbers', (open) => {
  test('without reviews there are no averages', async () => {
    const summary = await summarizePublicReviews(testDependencies(await open()))
    expect(reviewSummarySchema.parse(summary)).toMatchObject({
      count: 0,
      stars: [0, 0, 0, 0, 0],
      averages: { overallRating: null, valueRating: null },
    })
  })

  test('averages leave out what was not rated', async () => {
    const deps = testDependencies(await open())
    await storeReview(deps.db, { overallRating: 5, valueRating: 5 })
    await storeReview(deps.db, { overallRating: 4, valueRating: 0 })
    await storeReview(deps.db, { overallRating: 4, valueRating: 2 })

    const { count, stars, averages } = await summarizePublicReviews(deps)

    expect({ count, stars }).toEqual({ count: 3, stars: [0, 0, 0, 2, 1] })
    expect(averages).toMatchObject({ overallRating: 4.33, valueRating: 3.5 })
  })

  test('verified stays are counted', async () => {
    const deps = testDependencies(await open())
    const { id } = await storeReview(deps.db)
    await storeReview(deps.db)
    await markReviewVerified(deps.db, id)
    expect(await summarizePublicReviews(deps)).toMatchObject({ count: 2, verified: 1 })
  })

  test('verified stays can be summed up alone, of all cabins and of one', async () => {
    const deps = testDependencies(await open())
    const { id } = await storeReview(deps.db, { cabin: 'texas-sage', overallRating: 2 })
    await storeReview(deps.db, { cabin: 'texas-sage', overallRating: 5 })
    await markReviewVerified(deps.db, id)

    expect(await summarizePublicReviews(deps, { verified: '1' })).toMatchObject({
      count: 1,
      verified: 1,
      stars: [0, 1, 0, 0, 0],
      averages: { overallRating: 2 },
    })
    const ofAnother = { cabin: 'Coyote Cabin', verified: '1' } as const
    expect(await summarizePublicReviews(deps, ofAnother)).toMatchObject({ count: 0 })
  })

  test('a cabin is asked for by its name, and only its own reviews count', async () => {
    const deps = testDependencies(await open())
    await storeReview(deps.db, { cabin: 'texas-sage', overallRating: 4 })
    await storeReview(deps.db, { cabin: 'coyote-cabin', overallRating: 1 })

    expect(await summarizePublicReviews(deps, { cabin: 'Texas Sage' })).toMatchObject({
      count: 1,
      averages: { overallRating: 4 },
    })
    expect(await summarizePublicReviews(deps, { cabin: 'Palace' })).toMatchObject({ count: 0 })
  })

  test('what the public may not read does not count', async () => {
    const deps = testDependencies(await open())
    await storeReview(deps.db, {}, 'pending')
    await storeReview(deps.db, {}, 'rejected')
    await storeReview(deps.db, { allowPublic: false })

    expect((await summarizePublicReviews(deps)).count).toBe(0)
  })
})
