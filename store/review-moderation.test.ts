import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moderationStatuses, type ModerationStatus } from '#contracts/options.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newReview, storeReview } from '#tests/fixtures/reviews.ts'
import type { Database } from './database.ts'
import {
  countReviews,
  findReview,
  listReviewsForAdmin,
  searchWindow,
  setOwnerReply,
  type ModerationRequest,
} from './review-moderation.ts'
import type { ReviewStatus } from './tables.ts'
import { instantToText, newId } from './values.ts'

const everything: ModerationRequest = { status: 'all', search: '', limit: 20 }
const statuses = ['pending', 'approved', 'rejected'] as const

describeOnEachDatabase('moderation', (open) => {
  test('each tab shows its reviews with everything in them, the newest first', async () => {
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

  test('following the cursors shows every review of a tab exactly once, with a search or without', async () => {
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

  test('the counts are right after whatever happened to the reviews', async () => {
    const database = await open()
    const { id } = await storeReview(database, {}, 'pending')
    await storeReview(database, {}, 'rejected')
    await storeReview(database, {}, 'approved')
    expect(await countReviews(database)).toEqual({ pending: 1, approved: 1, all: 3 })

    await database.updateTable('reviews').set({ status: 'approved' }).execute()
    await database.deleteFrom('reviews').where('id', '=', id).execute()
    expect(await countReviews(database)).toEqual({ pending: 0, approved: 2, all: 2 })

    const undone = database.transaction().execute(async (transaction) => {
      await storeReview(transaction)
      throw new Error('second thoughts')
    })
    await expect(undone).rejects.toThrow('second thoughts')
    expect(await countReviews(database)).toEqual({ pending: 0, approved: 2, all: 2 })
  })

  test('guests who send at the same moment are all counted', async () => {
    const database = await open()
    const guests = Array.from({ length: 30 }, () => storeReview(database, {}, 'approved'))
    await Promise.all(guests)
    expect(await countReviews(database)).toEqual({ pending: 0, approved: 30, all: 30 })
  })

  test("the owner's answer is kept, replaced and taken away", async () => {
    const database = await open()
    const { id } = await storeReview(database)
    for (const reply of ['Thank you!', 'Thank you, Ana!', null]) {
      expect(await setOwnerReply(database, id, reply)).toBe(true)
      expect(await findReview(database, id)).toMatchObject({ id, ownerReply: reply })
    }
    expect(await setOwnerReply(database, 'none', 'Thank you!')).toBe(false)
    expect(await findReview(database, 'none')).toBeNull()
  })

  test('a cursor of the public list by rating is refused', async () => {
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

describeOnEachDatabase('searching reviews', (open) => {
  test.each([
    ['name', { guestName: 'Lupe Márquez' }, 'MÁRQUEZ'],
    ['e-mail', { guestEmail: 'Lupe@Guests.Example' }, 'lupe@guests'],
    ['title', { reviewTitle: 'ÜBER ALL THE HILLS' }, 'über all'],
    ['text', { reviewText: 'Two nights.\nThe creek sang.' }, 'CREEK'],
  ])('it is found in the %s, whatever the case', async (_, facts, search) => {
    const database = await open()
    const { id } = await storeReview(database, facts)
    await storeReview(database)
    expect(await idsOfAll(database, { ...everything, search })).toEqual([id])
  })

  test.each(['100%', 'a_b', String.raw`a\b`, "it's", '"', '%'])(
    '%j is text to find and nothing else',
    async (search) => {
      const database = await open()
      const { id } = await storeReview(database, { reviewText: `so ${search} it was` })
      await storeReview(database, { reviewText: 'so 100 axb ab its it was' })
      expect(await idsOfAll(database, { ...everything, search })).toEqual([id])
    },
  )

  test('what only the other fields say is not found', async () => {
    const database = await open()
    await storeReview(database, { improvementSuggestion: 'A kettle', cabin: 'Texas Sage' })
    expect(await idsOfAll(database, { ...everything, search: 'kettle' })).toEqual([])
    expect(await idsOfAll(database, { ...everything, search: 'sage' })).toEqual([])
  })

  test('a page looks at so many reviews and no more, and the following ones find the rest', async () => {
    const database = await open()
    const wanted = await insertMany(database, searchWindow * 2 + 1)
    const request = { ...everything, search: 'needle' }

    const first = await listReviewsForAdmin(database, request)
    expect(first.reviews).toEqual([])
    const second = await listReviewsForAdmin(database, nextOf(request, first.nextCursor))
    expect(second.reviews.map(({ id }) => id)).toEqual([wanted[1]])
    const third = await listReviewsForAdmin(database, nextOf(request, second.nextCursor))
    expect(third).toMatchObject({ reviews: [{ id: wanted[0] }], nextCursor: null })
  })

  test('a search that looked at everything leads nowhere', async () => {
    const database = await open()
    await insertMany(database, searchWindow - 1)
    const page = await listReviewsForAdmin(database, {
      ...everything,
      search: 'nowhere to be found',
    })
    expect(page).toEqual({ reviews: [], nextCursor: null })
  })
})

function nextOf(request: ModerationRequest, cursor: string | null): ModerationRequest {
  if (cursor === null) throw new Error('there is no next page')
  return { ...request, cursor }
}

async function idsOfAll(database: Database, request: ModerationRequest): Promise<string[]> {
  const { reviews, nextCursor } = await listReviewsForAdmin(database, request)
  const ids = reviews.map(({ id }) => id)
  if (nextCursor === null) return ids
  return [...ids, ...(await idsOfAll(database, { ...request, cursor: nextCursor }))]
}

/** The oldest, and the one right behind the first search window, have a needle in their text. */
async function insertMany(database: Database, count: number): Promise<string[]> {
  const { submittedAt } = newReview()
  const rows = Array.from({ length: count }, (_, age) => ({
    ...newReview({ reviewText: hasNeedle(age, count) ? 'A needle.' : 'Hay.' }),
    id: newId(),
    status: statuses[age % 3] satisfies ReviewStatus | undefined as ReviewStatus,
    ownerReply: null,
    allowPublic: 1 as const,
    isSuspect: 0 as const,
    submittedAt: instantToText(submittedAt.subtract({ seconds: age })),
  }))
  for (let start = 0; start < count; start += 500) {
    await database
      .insertInto('reviews')
      .values(rows.slice(start, start + 500))
      .execute()
  }
  await sql`analyze`.execute(database)
  return [count - 1, searchWindow].map((age) => rows[age]?.id ?? '')
}

function hasNeedle(age: number, count: number): boolean {
  return age === count - 1 || age === searchWindow
}
