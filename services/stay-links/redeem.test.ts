import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { storeStayLink } from '#tests/fixtures/stay-links.ts'
import { newToken } from '../tokens.ts'
import { submitReview } from '../reviews/submit-review.ts'

const withoutKey = { idempotencyKey: null }

describeOnEachDatabase('a review that came by a stay link', (open) => {
  test('is a verified stay, and the link is used up with it', async () => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    await submitReview(deps, newSubmission({ stay }), withoutKey)
    await submitReview(deps, newSubmission({ stay }), withoutKey)
    expect(await marks(deps.db)).toEqual([1, 0])
  })

  test('sent many times at once is verified once', async () => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    await Promise.all(
      Array.from({ length: 8 }, () => submitReview(deps, newSubmission({ stay }), withoutKey)),
    )
    expect((await marks(deps.db)).filter((mark) => mark === 1)).toHaveLength(1)
  })

  test('repeated with its key stays verified', async () => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    const key = { idempotencyKey: 'key' }
    await submitReview(deps, newSubmission({ stay }), key)
    await submitReview(deps, newSubmission({ stay }), key)
    expect(await marks(deps.db)).toEqual([1])
  })

  test('that cannot be stored leaves the link for the next try', async () => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    await sql`alter table outbox rename to elsewhere`.execute(deps.db)
    await expect(submitReview(deps, newSubmission({ stay }), withoutKey)).rejects.toThrow()
    await sql`alter table elsewhere rename to outbox`.execute(deps.db)
    await submitReview(deps, newSubmission({ stay }), withoutKey)
    expect(await marks(deps.db)).toEqual([1])
  })

  test('keeps its token out of mails', async () => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    await submitReview(deps, newSubmission({ stay }), withoutKey)
    const mails = await deps.db.selectFrom('outbox').selectAll().execute()
    expect(mails).toHaveLength(4)
    expect(JSON.stringify(mails)).not.toContain(stay)
  })

  test.each([
    ['before arrival', '2025-05-28T04:59:59Z', 0],
    ['on the day of arrival at the property', '2025-05-28T05:00:00Z', 1],
    ['at the end of the last day', '2025-07-31T04:59:59Z', 1],
    ['a second later', '2025-07-31T05:00:00Z', 0],
  ])('%s is stored with the mark %s %i', async (_, now, mark) => {
    const deps = { ...testDependencies(await open()), clock: fixedClock(now) }
    const { token: stay } = await storeStayLink(deps.db)
    await submitReview(deps, newSubmission({ stay }), withoutKey)
    expect(await marks(deps.db)).toEqual([mark])
  })

  test.each<[string, (db: Database) => Promise<unknown>]>([
    ['withdrawn', (db) => db.deleteFrom('stayLinks').execute()],
    [
      'altered to work longer',
      (db) => sql`update stay_links set check_out = '2025-06-30'`.execute(db),
    ],
    [
      'altered to be of another cabin',
      (db) => sql`update stay_links set cabin = 'coyote-cabin'`.execute(db),
    ],
  ])('by a link that was %s is stored without the mark', async (_, change) => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    await change(deps.db)
    for (const cabin of ['Texas Sage', 'Coyote Cabin']) {
      await submitReview(deps, newSubmission({ stay, cabin }), withoutKey)
    }
    expect(await marks(deps.db)).toEqual([0, 0])
  })

  test.each(['Texas Sage', 'Coyote Cabin'])('of %s by a link for Texas Sage', async (cabin) => {
    const deps = testDependencies(await open())
    const { token: stay } = await storeStayLink(deps.db)
    await submitReview(deps, newSubmission({ stay, cabin }), withoutKey)
    expect(await marks(deps.db)).toEqual([cabin === 'Texas Sage' ? 1 : 0])
  })

  test.each([newToken(), 'x', ''])(
    'by the made-up token %j is stored without the mark',
    async (stay) => {
      const deps = testDependencies(await open())
      await storeStayLink(deps.db)
      await submitReview(deps, newSubmission({ stay }), withoutKey)
      expect(await marks(deps.db)).toEqual([0])
    },
  )
})

async function marks(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('reviews').select('isVerified').orderBy('id').execute()
  return rows.map(({ isVerified }) => isVerified)
}
