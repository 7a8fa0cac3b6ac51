import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { reviewOrders } from '#contracts/orders.ts'
import { describeOnEachDatabase, type DatabaseKind } from '#tests/fixtures/databases.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import type { Database } from './database.ts'
import { encodeCursor } from './reviews/review-pages.ts'
import { publicReviewsQuery } from './reviews/public-reviews.ts'
import { instantToText, newId } from './values.ts'

describeOnEachDatabase('the public list of a thousand reviews', (open, kind) => {
  test.each(reviewOrders)('by %s is read from an index without sorting', async (sort) => {
    const database = await open()
    const cursor = await insertMany(database)

    for (const start of [undefined, encodeCursor({ ...cursor, sort })]) {
      const query = publicReviewsQuery(database, { limit: 20, sort, cursor: start })
      const plan = JSON.stringify(await query.explain(undefined, explainOptions(kind)))
      expect(plan).toMatch(anyIndex)
      expect(plan).not.toMatch(/temp b-tree|sort/i)
    }
  })

  test('of verified stays is read from an index as well', async () => {
    const database = await open()
    const cursor = await insertMany(database)

    for (const start of [undefined, encodeCursor({ ...cursor, sort: 'newest' })]) {
      const request = { limit: 20, sort: 'newest', cursor: start, verified: true } as const
      const query = publicReviewsQuery(database, request)
      const plan = JSON.stringify(await query.explain(undefined, explainOptions(kind)))
      expect(plan).toMatch(anyIndex)
      expect(plan).not.toMatch(/temp b-tree|sort/i)
    }
  })

  test.each(reviewOrders)('by %s for one cabin is read from an index too', async (sort) => {
    const database = await open()
    const cursor = await insertMany(database)

    for (const start of [undefined, encodeCursor({ ...cursor, sort })]) {
      const request = { limit: 20, sort, cursor: start, cabin: 'coyote-cabin' }
      const query = publicReviewsQuery(database, request)
      const plan = JSON.stringify(await query.explain(undefined, explainOptions(kind)))
      expect(plan).toMatch(anyIndex)
      expect(plan).not.toMatch(/temp b-tree|sort/i)
    }
  })
})

/** PostgreSQL may prefer one that it has to skip some reviews in. */
const anyIndex = /reviews_by_\w+/

function explainOptions(kind: DatabaseKind) {
  return kind === 'SQLite' ? sql`query plan` : undefined
}

/** Returns where a page in the middle would start. */
async function insertMany(database: Database) {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    ...newReview(),
    cabin: index % 6 < 2 ? 'coyote-cabin' : 'texas-sage',
    id: newId(),
    status: index % 2 ? ('approved' as const) : ('pending' as const),
    ownerReply: null,
    allowPublic: 1 as const,
    isSuspect: 0 as const,
    isVerified: index % 4 === 1 ? (1 as const) : (0 as const),
    overallRating: (index % 5) + 1,
    submittedAt: instantToText(newReview().submittedAt.add({ seconds: index })),
  }))
  await database.insertInto('reviews').values(rows).execute()
  await sql`analyze`.execute(database)
  return rows[500] ?? Promise.reject(new Error('no rows'))
}
