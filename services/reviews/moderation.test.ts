// spec: 3/admin-review
import { describe, expect, test } from 'vitest'
import { adminReviewSchema } from '#contracts/reviews.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import { NotFoundError } from '../errors.ts'
import { countReviews, listReviewsForAdmin, moderateReview, replyToReview } from './moderation.ts'
import { listPublicReviews } from './reviews.ts'

const open = databaseOpener()
const publicQuery = { limit: 20, sort: 'newest' } as const

async function withPendingReview() {
  const deps = testDependencies(await open())
  const { id } = await storeReview(deps.db, {}, 'pending')
  return { deps, id }
}

test('the admin sees the contact, the suggestion and the status', async () => {
  const { deps, id } = await withPendingReview()
  const query = { status: 'pending', search: '', limit: 20 } as const

  const { reviews } = await listReviewsForAdmin(deps, query)

  const { guestEmail, guestPhone, improvementSuggestion } = newReview()
  const expected = { id, guestEmail, guestPhone, improvementSuggestion, status: 'pending' }
  expect(reviews).toMatchObject([{ ...expected, isApproved: false, isSuspect: false }])
  expect(reviews.map((review) => adminReviewSchema.parse(review))).toEqual(reviews)
})

test('approving twice, rejecting and approving again ends approved', async () => {
  const { deps, id } = await withPendingReview()
  for (const isApproved of [true, true, false, true]) {
    const review = await moderateReview(deps, id, isApproved)
    expect(review).toMatchObject({ id, isApproved, status: isApproved ? 'approved' : 'rejected' })
  }
  expect(await countReviews(deps)).toEqual({ pending: 0, approved: 1, all: 1 })
})

test('a reply is public with the review, is announced, and is removed by an empty text', async () => {
  const { deps, id } = await withPendingReview()
  await moderateReview(deps, id, true)
  let announced = 0
  deps.changes.subscribe(() => (announced += 1))

  expect(await replyToReview(deps, id, 'Thank you!')).toMatchObject({ ownerReply: 'Thank you!' })
  expect(announced).toBe(1)
  const [shown] = (await listPublicReviews(deps, publicQuery)).reviews
  expect(shown).toMatchObject({ id, ownerReply: 'Thank you!' })

  expect(await replyToReview(deps, id, '')).toMatchObject({ ownerReply: null })
})

describe.each(['none', '', '\0', 'a b', 'ü', 'x'.repeat(10_000), "' or 1=1--"])(
  'the id %j',
  (id) => {
    test('a missing review can be neither moderated nor replied to, and announces nothing', async () => {
      const { deps } = await withPendingReview()
      deps.changes.subscribe(() => expect.unreachable())
      await expect(moderateReview(deps, id, true)).rejects.toThrow(NotFoundError)
      await expect(replyToReview(deps, id, 'Thank you!')).rejects.toThrow(NotFoundError)
    })
  },
)
