// spec: 3/sent-review, 5/review, 7/post-reviews
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receiptSchema } from '#contracts/schemas.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { rateLimits } from '../rate-limits.ts'
import { reviewsApi, type ReviewsApiOptions } from './reviews.ts'

const open = databaseOpener()
const url = '/api/reviews'

async function setUp(options?: ReviewsApiOptions) {
  const deps = testDependencies(await open())
  const app = await apiWith(async (instance) => {
    await instance.register(rateLimits, { shared: deps.counts })
    await instance.register(reviewsApi(deps, options))
  })
  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const reviews = () => deps.db.selectFrom('reviews').selectAll().execute()
  return { send, reviews, db: deps.db }
}

test('a review is stored as sent and its id is returned', async () => {
  const { send, reviews } = await setUp()
  const answer = await send(newSubmission())

  expect(answer.statusCode).toBe(201)
  const { id } = receiptSchema.parse(answer.json())
  expect(await reviews()).toMatchObject([
    {
      id,
      guestName: 'Ana Guest',
      guestEmail: 'ana@guests.example',
      reviewText: 'We slept\nlike stones.',
      status: 'pending',
    },
  ])
})

test("the form's four required fields are enough", async () => {
  const { send, reviews } = await setUp()
  const { guestName, guestEmail, cabin, overallRating } = newSubmission()
  expect((await send({ guestName, guestEmail, cabin, overallRating })).statusCode).toBe(201)
  expect(await reviews()).toMatchObject([{ allowPublic: 1, guestPhone: null, isSuspect: 0 }])
})

test.each([{ verified: true }, { isVerified: 1 }, { stay: 'x'.repeat(43) }])(
  'nobody can make their own review a verified stay with %j',
  async (claim) => {
    const { send, reviews } = await setUp()
    expect((await send({ ...newSubmission(), ...claim })).statusCode).toBe(201)
    expect(await reviews()).toMatchObject([{ isVerified: 0 }])
  },
)

test('the same key returns the same response and is stored once', async () => {
  const { send, reviews } = await setUp()
  const key = { 'idempotency-key': 'a'.repeat(200) }
  const first = await send(newSubmission(), key)
  const again = await send(newSubmission(), key)

  expect(again.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect(await reviews()).toHaveLength(1)
})

test.each(['', 'a b', 'ä', 'a'.repeat(201)])('the key %j is rejected', async (key) => {
  const { send, reviews } = await setUp()
  const answer = await send(newSubmission(), { 'idempotency-key': key })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ fields: { 'idempotency-key': expect.any(String) } })
  expect(await reviews()).toEqual([])
})

test.each([
  ['guestName', 422, { guestName: ' ' }],
  ['guestEmail', 422, { guestEmail: 'ana@' }],
  ['guestEmail', 422, { guestEmail: 'ana@guests.example\r\nBcc: all@guests.example' }],
  ['cabin', 422, { cabin: 'Palace' }],
  ['overallRating', 422, { overallRating: 0 }],
  ['overallRating', 422, { overallRating: 6 }],
  ['valueRating', 400, { valueRating: '5' }],
  ['wouldRecommend', 422, { wouldRecommend: 'never' }],
  ['reviewText', 422, { reviewText: 'x'.repeat(10_001) }],
  ['guestName', 400, { guestName: undefined }],
])('an invalid %s returns %i, names it and stores nothing', async (field, status, wrong) => {
  const { send, reviews } = await setUp()
  const answer = await send({ ...newSubmission(), ...wrong })

  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({
    error: expect.any(String),
    fields: { [field]: expect.any(String) },
  })
  expect(await reviews()).toEqual([])
})

test('more than 64 KB is rejected unread', async () => {
  const { send } = await setUp()
  expect((await send({ reviewText: 'x'.repeat(65_536) })).statusCode).toBe(413)
})

test('one network cannot send more than its daily limit', async () => {
  const { send, reviews } = await setUp({ reviewsPerNetwork: 1 })
  expect((await send(newSubmission())).statusCode).toBe(201)
  const answer = await send(newSubmission())

  expect(answer.statusCode).toBe(429)
  expect(answer.json().error).toMatch(/tomorrow/)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600)
  expect(await reviews()).toHaveLength(1)
})

test('an impatient guest may send after an outage: what was refused with 503 does not count', async () => {
  const { send, reviews, db } = await setUp({ reviewsPerAddress: 2, reviewsPerNetwork: 1 })
  await sql`pragma query_only = on`.execute(db)
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await send(newSubmission())).statusCode).toBe(503)
  }
  await sql`pragma query_only = off`.execute(db)
  expect((await send(newSubmission())).statusCode).toBe(201)
  expect(await reviews()).toHaveLength(1)
})

test('one address cannot send without limit', async () => {
  const { send, reviews } = await setUp({ reviewsPerAddress: 2 })
  await send(newSubmission())
  await send(newSubmission())
  const answer = await send(newSubmission())

  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await reviews()).toHaveLength(2)
})
