import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moderationStatuses } from '#contracts/options.ts'
import { describeOnEachDatabase, type DatabaseKind } from '#tests/fixtures/databases.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import type { Database } from '../database.ts'
import { searchQuery } from '../search.ts'
import { tabQuery } from './review-moderation.ts'
import { encodeCursor } from './review-pages.ts'
import { instantToText, newId } from '../values.ts'

const count = 20_000

describeOnEachDatabase('moderation of twenty thousand reviews', (open, kind) => {
  test('reads each tab and search window from an index without sorting', async () => {
    const database = await open()
    const middle = await insertMany(database)
    const planOf = async (query: Pick<ReturnType<typeof tabQuery>, 'explain'>) =>
      JSON.stringify(await query.explain(undefined, explainOptions(kind)))

    for (const status of moderationStatuses) {
      for (const cursor of [undefined, encodeCursor({ ...middle, sort: 'newest' })]) {
        const request = { status, search: 'creek', limit: 20, cursor }
        const tab = await planOf(tabQuery(database, request))
        expect(tab).toMatch(/reviews_by_(?:time|status)/)
        expect(tab).not.toMatch(/temp b-tree|sort/i)
        const newest = (limit: number) => tabQuery(database, { ...request, limit })
        const search = searchQuery(database, newest, { text: 'creek', columns: ['guestName'] }, 20)
        expect(await planOf(search)).toMatch(/reviews_by_(?:time|status)/)
      }
    }
  })
})

function explainOptions(kind: DatabaseKind) {
  return kind === 'SQLite' ? sql`query plan` : undefined
}

/** Returns where a page in the middle would start. */
async function insertMany(database: Database) {
  const statuses = ['pending', 'approved', 'rejected', 'approved'] as const
  const rows = Array.from({ length: count }, (_, age) => ({
    ...newReview(),
    id: newId(),
    status: statuses[age % 4] ?? 'pending',
    ownerReply: null,
    allowPublic: 1 as const,
    isSuspect: 0 as const,
    submittedAt: instantToText(newReview().submittedAt.subtract({ seconds: age })),
  }))
  for (let start = 0; start < rows.length; start += 500) {
    await database
      .insertInto('reviews')
      .values(rows.slice(start, start + 500))
      .execute()
  }
  await sql`analyze`.execute(database)
  return rows[count / 2] ?? Promise.reject(new Error('no rows'))
}
