import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moderationStatuses, type ModerationStatus } from '#contracts/options.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import {
  countReviews,
  findReview,
  listReviewsForAdmin,
  setOwnerReply,
} from './review-moderation.ts'
import { newId } from '../values.ts'
import { everything, idsOfAll, statuses } from '#tests/fixtures/moderated-reviews.ts'

describeOnEachDatabase('moderation', (open) => {
  test('each tab shows its complete reviews, newest first', async () => {
    const database = await open()
    const { submittedAt } = newReview()
    const old = await storeReview(database, {}, 'pending')
    const later = await storeReview(database, { submittedAt: submittedAt.add({ hours: 1 }) })
    const latest = {
      allowPublic: false,
      isSuspect: true,
      submittedAt: submittedAt.add({ hours: 2 }),
    }
    const rejected = await storeReview(database, latest, 'rejected')

    const tab = async (status: ModerationStatus) =>
      (await listReviewsForAdmin(database, { ...everything, status })).reviews
    expect(await tab('pending')).toEqual([old])
    expect(await tab('approved')).toEqual([later])
    expect(await tab('all')).toEqual([rejected, later, old])
  })

  test('following the cursors shows every review of a tab exactly once, with or without a search', async () => {
    const database = await open()
    const reviews = fc.array(
      fc.record({
        second: fc.integer({ min: 0, max: 3 }),
        status: fc.constantFrom(...statuses),
        isWanted: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    const requests = fc.record({
      limit: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom(...moderationStatuses),
      search: fc.constantFrom('', 'Porch'),
    })

    await fc.assert(
      fc.asyncProperty(reviews, requests, async (facts, request) => {
        await database.deleteFrom('reviews').execute()
        const expected: string[] = []
        for (const { second, status, isWanted } of facts) {
          const submittedAt = newReview().submittedAt.add({ seconds: second })
          const reviewText = isWanted ? 'On the porch.' : 'In bed.'
          const review = await storeReview(database, { submittedAt, reviewText }, status)
          const isListed = request.status === 'all' || request.status === status
          if (isListed && (isWanted || request.search === '')) expected.push(review.id)
        }
        expect((await idsOfAll(database, request)).toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: 25 },
    )
  })

  test('the counts of the tabs follow every change', async () => {
    const database = await open()
    const { id } = await storeReview(database, {}, 'pending')
    await storeReview(database, {}, 'rejected')
    await storeReview(database, {}, 'approved')
    expect(await countReviews(database)).toEqual({ pending: 1, approved: 1, all: 3 })

    await database.updateTable('reviews').set({ status: 'approved' }).execute()
    await database.deleteFrom('reviews').where('id', '=', id).execute()
    expect(await countReviews(database)).toEqual({ pending: 0, approved: 2, all: 2 })
  })

  test("the owner's reply is stored, replaced and removed", async () => {
    const database = await open()
    const { id } = await storeReview(database)
    for (const reply of ['Thank you!', 'Thank you, Ana!', null]) {
      expect(await setOwnerReply(database, id, reply)).toBe(true)
      expect(await findReview(database, id)).toMatchObject({ id, ownerReply: reply })
    }
    expect(await setOwnerReply(database, 'none', 'Thank you!')).toBe(false)
    expect(await findReview(database, 'none')).toBeNull()
  })

  test('a cursor of the public list by rating is rejected', async () => {
    const cursor = Buffer.from(
      JSON.stringify({
        sort: 'rating',
        overallRating: 5,
        submittedAt: '2025-06-01T12:00:00.000Z',
        id: newId(),
      }),
    ).toString('base64url')
    await expect(listReviewsForAdmin(await open(), { ...everything, cursor })).rejects.toThrow(
      expect.objectContaining({ name: 'BadCursorError' }),
    )
  })
})
