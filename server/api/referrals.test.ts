import { expect, test } from 'vitest'
import { countReferrals } from '#store/referrals/referrals.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { referralsApi } from './referrals.ts'

const open = databaseOpener()
const referral = {
  cabin: 'texas-sage',
  checkIn: '2025-06-05',
  checkOut: '2025-06-08',
  place: 'cabin-page',
}

async function post(payload: string, type = 'application/json') {
  const deps = testDependencies(await open())
  const app = await apiWith(referralsApi(deps))
  const answer = await app.inject({
    method: 'POST',
    url: '/api/referrals',
    headers: { 'content-type': type },
    payload,
  })
  return { answer, count: await countReferrals(deps.db) }
}

test.each(['application/json', 'text/plain;charset=UTF-8'])(
  'a referral as %s is counted',
  async (type) => {
    const { answer, count } = await post(JSON.stringify(referral), type)
    expect({ status: answer.statusCode, body: answer.body, count }).toEqual({
      status: 204,
      body: '',
      count: 1,
    })
  },
)

test.each([
  ['www.google.com', 'search'],
  ['', 'direct'],
  // The site's own host: what came before is not known.
  ['localhost:80', null],
])('of a guest who came from "%s" only the kind of site is stored', async (cameFrom, source) => {
  const deps = testDependencies(await open())
  const app = await apiWith(referralsApi(deps))
  await app.inject({ method: 'POST', url: '/api/referrals', payload: { ...referral, cameFrom } })
  const stored = await deps.db.selectFrom('referrals').selectAll().executeTakeFirstOrThrow()
  expect(stored).toEqual({
    ...referral,
    source,
    id: expect.any(String),
    createdAt: expect.any(String),
  })
})

test.each([
  [400, 'nothing', ''],
  [400, 'no JSON', '{'],
  [400, 'an attack on prototypes', '{"__proto__":{}}'],
  [400, 'an array', '[]'],
  [400, 'a missing field', { ...referral, place: undefined }],
  [400, 'a wrong type', { ...referral, cabin: 7 }],
  [400, 'an unknown field', { ...referral, guestName: 'Ana' }],
  [422, 'a place that is not on the site', { ...referral, place: 'moon' }],
  [422, 'a day that does not exist', { ...referral, checkIn: '2025-02-30' }],
  [422, 'an unknown cabin', { ...referral, cabin: 'no-such-cabin' }],
  [422, 'a stay that ends before it begins', { ...referral, checkOut: '2025-06-04' }],
  [413, 'more than 2 KB', { ...referral, cabin: 'x'.repeat(2048) }],
])('%i for %s, and nothing is counted', async (status, _, body) => {
  const { answer, count } = await post(typeof body === 'string' ? body : JSON.stringify(body))
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toHaveProperty('error', expect.any(String))
  expect(count).toBe(0)
})

test('a form is rejected as a media type', async () => {
  const { answer, count } = await post('cabin=texas-sage', 'application/x-www-form-urlencoded')
  expect({ status: answer.statusCode, count }).toEqual({ status: 415, count: 0 })
})

test('each wrong field is named, including an unknown one', async () => {
  const { answer } = await post(JSON.stringify({ ...referral, cabin: 7, place: 'moon', extra: 1 }))
  expect(Object.keys(answer.json().fields).toSorted()).toEqual(['cabin', 'extra', 'place'])
})

test('a missing field is reported as required, even where a choice is expected', async () => {
  const { answer } = await post(JSON.stringify({ checkIn: null, checkOut: null }))
  expect(answer.json().fields).toEqual({ cabin: 'Required.', place: 'Required.' })
})
