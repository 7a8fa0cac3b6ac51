// spec: 7/post-reviews
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { RuleError } from '../errors.ts'
import { submitReview } from './submit-review.ts'

const withoutKey = { idempotencyKey: null }

describeOnEachDatabase('submitting a review', (open) => {
  test('stores it as pending, together with both notifications', async () => {
    const deps = testDependencies(await open())
    let emitted = 0
    deps.outboxEvents.on('added', () => (emitted += 1))

    const { id } = await submitReview(deps, newSubmission(), withoutKey)

    expect(await reviewsIn(deps.db)).toMatchObject([{ id, status: 'pending', isSuspect: 0 }])
    const outbox = await outboxIn(deps.db)
    expect(outbox.map(({ kind: about, recipient }) => [about, recipient])).toEqual([
      ['review', 'owner'],
      ['review', 'business'],
      ['review-display', 'owner'],
      ['review-display', 'business'],
    ])
    for (const row of outbox) expect(row).toMatchObject({ source: id, status: 'waiting' })
    expect(emitted).toBe(1)
  })

  test('announces nothing: a pending review is not public', async () => {
    const deps = testDependencies(await open())
    deps.changes.subscribe(() => expect.unreachable())
    await submitReview(deps, newSubmission(), withoutKey)
  })

  test('if a notification cannot be stored, neither is the review', async () => {
    const deps = testDependencies(await open())
    await sql`drop table outbox`.execute(deps.db)

    await expect(submitReview(deps, newSubmission(), withoutKey)).rejects.toThrow(/outbox/)

    expect(await reviewsIn(deps.db)).toEqual([])
  })

  test('sending again with one key returns the same id and stores nothing more', async () => {
    const deps = testDependencies(await open())
    const key = { idempotencyKey: 'key' }
    const first = await submitReview(deps, newSubmission(), key)
    // A retry takes longer.
    const again = await submitReview(deps, newSubmission({ filledInMs: 120_000 }), key)

    expect(again).toEqual(first)
    expect(await reviewsIn(deps.db)).toHaveLength(1)
    expect(await outboxIn(deps.db)).toHaveLength(4)
  })

  test('a key used for something else is rejected, and nothing is lost silently', async () => {
    const deps = testDependencies(await open())
    const key = { idempotencyKey: 'key' }
    await submitReview(deps, newSubmission(), key)
    const another = submitReview(deps, newSubmission({ reviewTitle: 'Changed' }), key)
    await expect(another).rejects.toThrow(RuleError)
    expect(await reviewsIn(deps.db)).toHaveLength(1)
  })

  test('a review stored with a key before digests existed is returned again', async () => {
    const deps = testDependencies(await open())
    const stored = await storeReview(deps.db, { idempotencyKey: 'key' })
    const again = await submitReview(deps, newSubmission(), { idempotencyKey: 'key' })
    expect(again.id).toBe(stored.id)
  })

  test('the same key sent many times at once is stored once', async () => {
    const deps = testDependencies(await open())
    const sendings = Array.from({ length: 16 }, () =>
      submitReview(deps, newSubmission(), { idempotencyKey: 'key' }),
    )

    const ids = new Set((await Promise.all(sendings)).map(({ id }) => id))

    expect(ids.size).toBe(1)
    expect(await reviewsIn(deps.db)).toHaveLength(1)
    expect(await outboxIn(deps.db)).toHaveLength(4)
  })

  test.each([
    ['the honeypot is filled in', { website: 'https://spam.example' }],
    ['it was filled in faster than a person can type', { filledInMs: 2999 }],
  ])("when %s it is stored, and the owner's mail is marked", async (_, overrides) => {
    const deps = testDependencies(await open())

    const { id } = await submitReview(deps, newSubmission(overrides), withoutKey)

    expect(await reviewsIn(deps.db)).toMatchObject([{ id, status: 'pending', isSuspect: 1 }])
    for (const { subject, payload } of await outboxIn(deps.db)) {
      expect(subject).toMatch(/^\[Possible spam\] /)
      expect(payload).toContain(`["_subject",${JSON.stringify(subject)}]`)
    }
    expect(await outboxIn(deps.db)).toHaveLength(4)
  })

  test.each([0, 3000])('%i ms to fill in the form is not suspicious', async (filledInMs) => {
    const deps = testDependencies(await open())
    await submitReview(deps, newSubmission({ filledInMs }), withoutKey)
    expect(await reviewsIn(deps.db)).toMatchObject([{ isSuspect: 0 }])
  })

  test.each(['Palace', 'texas-sage', 'constructor', ''])(
    'the unknown cabin %j is reported, and nothing is stored',
    async (cabin) => {
      const deps = testDependencies(await open())

      await expect(submitReview(deps, newSubmission({ cabin }), withoutKey)).rejects.toThrow(
        expect.objectContaining({ name: 'RuleError', fields: { cabin: expect.any(String) } }),
      )
      expect(await reviewsIn(deps.db)).toEqual([])
    },
  )
})

function reviewsIn(db: Database) {
  return db.selectFrom('reviews').selectAll().execute()
}

function outboxIn(db: Database) {
  return db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('recipient', 'desc').execute()
}
