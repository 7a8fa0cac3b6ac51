import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import type { Database } from '#store/database.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { clickFigures } from './referral-figures.ts'

async function leave(db: Database, cabin: string | null, ...instants: string[]): Promise<void> {
  for (const instant of instants) {
    await insertReferral(db, {
      cabin,
      checkIn: null,
      checkOut: null,
      place: 'other',
      createdAt: Temporal.Instant.from(instant),
    })
  }
}

/** Weeks with referrals, and their counts. */
async function countsBy(db: Database, now: string, cabin: string | null) {
  const { byCabin: figures } = await clickFigures({ site: sampleSite, db, clock: fixedClock(now) })
  const own = figures.filter(({ key, count }) => key === cabin && count > 0)
  return Object.fromEntries(own.map(({ week, count }) => [week, count]))
}

describeOnEachDatabase('referral figures', (open) => {
  test('a cabin with referrals has all eight weeks, oldest first', async () => {
    const db = await open()
    await leave(db, 'texas-sage', '2025-06-01T12:00:00Z')
    const { byCabin: figures } = await clickFigures({
      site: sampleSite,
      db,
      clock: fixedClock('2025-06-01T12:00:00Z'),
    })
    expect(figures.map(({ week, count }) => [week, count])).toEqual([
      ['2025-04-07', 0],
      ['2025-04-14', 0],
      ['2025-04-21', 0],
      ['2025-04-28', 0],
      ['2025-05-05', 0],
      ['2025-05-12', 0],
      ['2025-05-19', 0],
      ['2025-05-26', 1],
    ])
    expect(new Set(figures.map(({ key }) => key))).toEqual(new Set(['texas-sage']))
  })

  test('without referrals there are none', async () => {
    const clock = fixedClock('2025-06-01T12:00:00Z')
    const figures = await clickFigures({ site: sampleSite, db: await open(), clock })
    expect(figures).toEqual({ byCabin: [], bySource: [] })
  })

  test('cabins and the property itself are counted separately', async () => {
    const db = await open()
    await leave(db, 'texas-sage', '2025-05-27T12:00:00Z', '2025-05-28T12:00:00Z')
    await leave(db, null, '2025-05-27T12:00:00Z')
    const now = '2025-06-01T12:00:00Z'
    expect(await countsBy(db, now, 'texas-sage')).toEqual({ '2025-05-26': 2 })
    expect(await countsBy(db, now, null)).toEqual({ '2025-05-26': 1 })
    expect(await countsBy(db, now, 'mountain-laurel')).toEqual({})
  })

  test('a week begins at midnight in Texas, winter and summer', async () => {
    const db = await open()
    // Clocks go forward on Sunday, 9 March 2025: Monday begins at 6:00 UTC before, at 5:00 after.
    await leave(db, 'texas-sage', '2025-03-03T05:59:59.999Z', '2025-03-03T06:00:00Z')
    await leave(db, 'texas-sage', '2025-03-10T04:59:59.999Z', '2025-03-10T05:00:00Z')
    expect(await countsBy(db, '2025-03-12T12:00:00Z', 'texas-sage')).toEqual({
      '2025-02-24': 1,
      '2025-03-03': 2,
      '2025-03-10': 1,
    })
  })

  test('the week in which clocks go back has its extra hour', async () => {
    const db = await open()
    // Sunday, 2 November 2025: Monday begins at 5:00 UTC before, at 6:00 after.
    await leave(db, null, '2025-10-27T05:00:00Z', '2025-11-03T05:59:59.999Z')
    await leave(db, null, '2025-11-03T06:00:00Z')
    expect(await countsBy(db, '2025-11-03T06:00:00Z', null)).toEqual({
      '2025-10-27': 2,
      '2025-11-03': 1,
    })
  })

  test('on Sunday evening in Texas the week is not over, even where it is already Monday', async () => {
    const db = await open()
    await leave(db, null, '2025-06-02T04:00:00Z')
    expect(await countsBy(db, '2025-06-02T04:30:00Z', null)).toEqual({ '2025-05-26': 1 })
  })

  test('clicks are counted by what led guests here; those of before are not known', async () => {
    const db = await open()
    await leave(db, null, '2025-05-27T12:00:00Z')
    const referral = { cabin: null, checkIn: null, checkOut: null, place: 'other' } as const
    const createdAt = Temporal.Instant.from('2025-05-27T12:00:00Z')
    await insertReferral(db, { ...referral, source: 'assistant', createdAt })
    const clock = fixedClock('2025-06-01T12:00:00Z')
    const { bySource } = await clickFigures({ site: sampleSite, db, clock })
    expect(bySource).toHaveLength(16)
    expect(bySource).toContainEqual({ key: 'assistant', week: '2025-05-26', count: 1 })
    expect(bySource).toContainEqual({ key: null, week: '2025-05-26', count: 1 })
  })
})
