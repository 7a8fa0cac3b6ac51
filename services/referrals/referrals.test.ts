// spec: 5/referral-days
import { describe, expect, test } from 'vitest'
import type { Referral } from '#contracts/referrals.ts'
import { fixedClock } from '#integrations/clock.ts'
import { countReferrals } from '#store/referrals/referrals.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { recordReferral } from './referrals.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { stayMistakes } from '../availability/availability.ts'

const open = databaseOpener()
const referral: Referral = {
  cabin: 'texas-sage',
  checkIn: '2025-06-05',
  checkOut: '2025-06-08',
  place: 'cabin-page',
}

describe('recording a referral', () => {
  test.each([
    ['with days', referral],
    ['without days', { ...referral, checkIn: null, checkOut: null }],
    ["to the property's page", { ...referral, cabin: null }],
    ['that arrives today', { ...referral, checkIn: '2025-06-01' }],
    ['that ends in two years', { ...referral, checkOut: '2027-06-01' }],
  ])('counts a referral %s', async (_, sent) => {
    const deps = testDependencies(await open())
    await recordReferral(deps, sent, 'lone-oak.example')
    expect(await countReferrals(deps.db)).toBe(1)
  })

  test.each([
    ['cabin', 'an unknown cabin', { cabin: 'no-such-cabin' }],
    ['cabin', 'a name that every object has', { cabin: 'constructor' }],
    ['checkIn', 'a date in the past', { checkIn: '2025-05-31' }],
    ['checkIn', 'only check-out', { checkIn: null }],
    ['checkOut', 'only check-in', { checkOut: null }],
    ['checkOut', 'leaving on the day of arrival', { checkOut: '2025-06-05' }],
    ['checkOut', 'leaving before arriving', { checkOut: '2025-06-04' }],
    ['checkOut', 'more than two years ahead', { checkOut: '2027-06-02' }],
  ])('reports %s for %s and counts nothing', async (field, _, wrong) => {
    const deps = testDependencies(await open())

    await expect(
      recordReferral(deps, { ...referral, ...wrong }, 'lone-oak.example'),
    ).rejects.toThrow(
      expect.objectContaining({
        name: 'RuleError',
        fields: { [field]: expect.any(String) },
      }),
    )
    expect(await countReferrals(deps.db)).toBe(0)
  })
})

test('today is the day at the property, not in UTC', () => {
  const lateEvening = fixedClock('2025-06-02T04:59:00Z')
  expect(
    stayMistakes({ clock: lateEvening, site: sampleSite }, '2025-06-01', '2025-06-02'),
  ).toEqual({})
  const midnight = fixedClock('2025-06-02T05:00:00Z')
  expect(
    stayMistakes({ clock: midnight, site: sampleSite }, '2025-06-01', '2025-06-02'),
  ).toHaveProperty('checkIn')
})
