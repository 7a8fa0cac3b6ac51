import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { countReferrals, insertReferral, type NewReferral } from './referrals.ts'

const referral: NewReferral = {
  cabin: 'texas-sage',
  checkIn: '2025-06-05',
  checkOut: '2025-06-08',
  place: 'cabin-page',
  createdAt: Temporal.Instant.from('2025-06-01T12:00:00Z'),
}

describeOnEachDatabase('referrals', (open) => {
  test('a referral is stored as dates and a UTC instant, and counted', async () => {
    const database = await open()
    await insertReferral(database, referral)
    await insertReferral(database, { ...referral, cabin: null, checkIn: null, checkOut: null })

    expect(await countReferrals(database)).toBe(2)
    const stored = await database
      .selectFrom('referrals')
      .selectAll()
      .where('cabin', 'is not', null)
      .execute()
    expect(stored).toMatchObject([{ ...referral, createdAt: '2025-06-01T12:00:00.000Z' }])
  })

  test.each([
    ['half a stay', { checkOut: null }],
    ['a stay that ends before it begins', { checkOut: '2025-06-04' }],
  ])('%s is rejected by the database', async (_, wrong) => {
    const database = await open()
    await expect(insertReferral(database, { ...referral, ...wrong })).rejects.toThrow(/constraint/i)
  })
})
