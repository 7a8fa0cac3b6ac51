// spec: 3/stored-review, 6/approved-only
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import type { Database } from '../database.ts'
import { insertReview, type StoredReview } from './reviews.ts'
import { listPublicReviews, type ReviewPageRequest } from './public-reviews.ts'
import { setReviewStatus } from './review-moderation.ts'

const firstPage = { limit: 20, sort: 'newest' } as const

describeOnEachDatabase('reviews', (open) => {
  test('a new review is pending and is read back as written', async () => {
    const database = await open()
    const review = newReview({ allowPublic: false, guestPhone: null, wouldRecommend: null })

    const { review: stored, isNew } = await insertReview(database, review)

    expect(isNew).toBe(true)
    const managed = { status: 'pending', isVerified: false, ownerReply: null }
    expect(stored).toEqual({ ...review, id: stored.id, ...managed })
  })

  test('sending twice with one key stores once and returns the stored review', async () => {
    const database = await open()
    const first = await insertReview(database, newReview({ idempotencyKey: 'k' }))
    const again = await insertReview(database, newReview({ idempotencyKey: 'k', cabin: 'Other' }))

    expect(again).toEqual({ review: first.review, isNew: false })
  })

  test('reviews without a key are never treated as duplicates', async () => {
    const database = await open()
    await insertReview(database, newReview())
    expect(await insertReview(database, newReview())).toMatchObject({ isNew: true })
  })

  test('an unapproved review never reaches the public list', async () => {
    const database = await open()
    await storeReview(database, {}, 'pending')
    await storeReview(database, {}, 'rejected')
    expect(await listPublicReviews(database, firstPage)).toEqual({ reviews: [], nextCursor: null })
  })

  test('an approved review without consent to display never reaches the public list', async () => {
    const database = await open()
    await storeReview(database, { allowPublic: false })
    expect((await listPublicReviews(database, firstPage)).reviews).toEqual([])
  })

  test('withdrawing an approval takes the review off the public list', async () => {
    const database = await open()
    const { id } = await storeReview(database)

    expect(await setReviewStatus(database, id, 'rejected')).toBe(true)
    expect((await listPublicReviews(database, firstPage)).reviews).toEqual([])
  })

  test('one number of stars is listed alone, in either order', async () => {
    const database = await open()
    const ids = []
    for (const overallRating of [4, 5, 4]) {
      ids.push((await storeReview(database, { overallRating })).id)
    }
    for (const sort of ['newest', 'rating'] as const) {
      const listed = await listAll(database, { limit: 1, sort, stars: 4 })
      expect(listed.map(({ id }) => id)).toEqual([ids[2], ids[0]])
    }
  })

  test('setting the status of a nonexistent review reports it', async () => {
    expect(await setReviewStatus(await open(), 'none', 'approved')).toBe(false)
  })

  test('a rating outside 0 to 5 is rejected by the database', async () => {
    const database = await open()
    await expect(insertReview(database, newReview({ valueRating: 6 }))).rejects.toThrow(
      /constraint/i,
    )
  })

  test('paging shows each public review exactly once and in order, whatever the page size', async () => {
    const database = await open()
    const second = fc.integer({ min: 0, max: 3 })
    const reviews = fc.array(
      fc.record({ rating: fc.integer({ min: 1, max: 5 }), second, isShown: fc.boolean() }),
      { maxLength: 12 },
    )
    const pages = fc.record({
      limit: fc.integer({ min: 1, max: 5 }),
      sort: fc.constantFrom('newest' as const, 'rating' as const),
    })

    await fc.assert(
      fc.asyncProperty(reviews, pages, async (facts, page) => {
        await database.deleteFrom('reviews').execute()
        const shown: StoredReview[] = []
        for (const { rating, second: seconds, isShown } of facts) {
          const submittedAt = newReview().submittedAt.add({ seconds })
          const status = isShown ? 'approved' : 'pending'
          const review = await storeReview(database, { overallRating: rating, submittedAt }, status)
          if (isShown) shown.push(review)
        }

        const expected = shown.toSorted(page.sort === 'rating' ? byRating : byNewest)
        const listed = await listAll(database, page)
        expect(listed.map((review) => review.id)).toEqual(expected.map((review) => review.id))
      }),
      { numRuns: 25 },
    )
  })

  test.each(['', 'x', 'bnVsbA', 'eyJzb3J0IjoibmV3ZXN0In0', '%00'])(
    'the made-up cursor %j is rejected',
    async (cursor) => {
      await expect(listPublicReviews(await open(), { ...firstPage, cursor })).rejects.toThrow(
        expect.objectContaining({ name: 'BadCursorError' }),
      )
    },
  )

  test('a cursor of one order is rejected by the other', async () => {
    const database = await open()
    await storeReview(database)
    await storeReview(database)
    const { nextCursor } = await listPublicReviews(database, { limit: 1, sort: 'newest' })

    await expect(
      listPublicReviews(database, { limit: 1, sort: 'rating', cursor: nextCursor ?? '' }),
    ).rejects.toThrow(expect.objectContaining({ name: 'BadCursorError' }))
  })
})

async function listAll(database: Database, request: ReviewPageRequest): Promise<StoredReview[]> {
  const { reviews, nextCursor } = await listPublicReviews(database, request)
  if (nextCursor === null) return reviews
  return [...reviews, ...(await listAll(database, { ...request, cursor: nextCursor }))]
}

function byNewest(left: StoredReview, right: StoredReview): number {
  const byTime = Temporal.Instant.compare(right.submittedAt, left.submittedAt)
  return byTime || (left.id < right.id ? 1 : -1)
}

function byRating(left: StoredReview, right: StoredReview): number {
  return right.overallRating - left.overallRating || byNewest(left, right)
}
