// spec: 3/public-review, 4/moderation, 6/contact-details
import { expect, test } from 'vitest'
import { publicReviewListSchema } from '#contracts/reviews.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { markReviewVerified } from '#store/reviews/reviews.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import { NotFoundError } from '../errors.ts'
import { listPublicReviews, setReviewApproval } from './reviews.ts'

const open = databaseOpener()
const query = { limit: 20, sort: 'newest' } as const

test('the public list omits contact details and the improvement suggestion', async () => {
  const deps = testDependencies(await open())
  await storeReview(deps.db)

  const { reviews } = await listPublicReviews(deps, query)

  expect(publicReviewListSchema.parse(reviews)).toEqual(reviews)
  const { guestEmail, guestPhone, improvementSuggestion } = newReview()
  for (const secret of [guestEmail, guestPhone, improvementSuggestion]) {
    expect(JSON.stringify(reviews)).not.toContain(secret)
  }
})

test('verified stays say so, and can be listed alone', async () => {
  const deps = testDependencies(await open())
  const { id } = await storeReview(deps.db)
  await storeReview(deps.db)
  await markReviewVerified(deps.db, id)

  const all = await listPublicReviews(deps, query)
  expect(all.reviews.map((review) => [review.id === id, review.verified])).toEqual([
    [false, false],
    [true, true],
  ])
  const verified = await listPublicReviews(deps, { ...query, verified: '1' })
  expect(verified.reviews.map((review) => review.id)).toEqual([id])
})

test('an approval publishes the review, and is announced once it can be read', async () => {
  const deps = testDependencies(await open())
  const { id } = await storeReview(deps.db, {}, 'pending')
  const seen: Promise<number>[] = []
  deps.changes.subscribe(() => {
    seen.push(listPublicReviews(deps, query).then(({ reviews }) => reviews.length))
  })

  await setReviewApproval(deps, id, true)

  expect(await Promise.all(seen)).toEqual([1])
})

test('a rejection takes an approved review off the list, however often it is sent', async () => {
  const deps = testDependencies(await open())
  const { id } = await storeReview(deps.db)

  await setReviewApproval(deps, id, false)
  await setReviewApproval(deps, id, false)

  expect((await listPublicReviews(deps, query)).reviews).toEqual([])
})

test('a nonexistent review can be neither approved nor announced', async () => {
  const deps = testDependencies(await open())
  deps.changes.subscribe(() => expect.unreachable())

  await expect(setReviewApproval(deps, 'none', true)).rejects.toThrow(NotFoundError)
})
