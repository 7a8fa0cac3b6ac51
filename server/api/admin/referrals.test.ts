import { expect, test } from 'vitest'
import { insertReferral } from '#store/referrals/referrals.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { adminReferralsApi } from './visits.ts'

const open = databaseOpener()

test('referrals are counted by place and week', async () => {
  const deps = testDependencies(await open())
  const days = { checkIn: null, checkOut: null }
  const createdAt = deps.clock.now()
  await insertReferral(deps.db, { cabin: 'texas-sage', ...days, place: 'other', createdAt })
  const app = await apiWith(adminReferralsApi(deps))

  const answer = await app.inject('/api/admin/referrals')

  expect(answer.json()).toHaveLength(8)
  expect(answer.json()).toContainEqual({ cabin: 'texas-sage', week: '2025-05-26', count: 1 })
})

test('referrals are counted by what led guests here; those of before are not known', async () => {
  const deps = testDependencies(await open())
  const referral = { cabin: null, checkIn: null, checkOut: null, place: 'other' as const }
  const createdAt = deps.clock.now()
  await insertReferral(deps.db, { ...referral, source: 'assistant', createdAt })
  await insertReferral(deps.db, { ...referral, createdAt })
  const app = await apiWith(adminReferralsApi(deps))

  const answer = await app.inject('/api/admin/referral-sources')

  expect(answer.json()).toHaveLength(16)
  expect(answer.json()).toContainEqual({ source: 'assistant', week: '2025-05-26', count: 1 })
  expect(answer.json()).toContainEqual({ source: null, week: '2025-05-26', count: 1 })
})
