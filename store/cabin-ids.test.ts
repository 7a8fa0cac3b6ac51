import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { replaceCabinNames } from './cabin-ids.ts'

const ids = new Map([
  ['Texas Sage', 'texas-sage'],
  ['Old Sage', 'texas-sage'],
  ['Morning Dove', 'morning-dove'],
  ['plain', 'plain'],
])

describeOnEachDatabase('cabin names from earlier versions', (open) => {
  test('become ids in reviews of every status and in entries; unknown names are kept', async () => {
    const database = await open()
    await storeReview(database, { cabin: 'Texas Sage' }, 'pending')
    await storeReview(database, { cabin: 'Old Sage', allowPublic: false }, 'rejected')
    await storeReview(database, { cabin: 'Morning Dove' }, 'approved')
    await storeReview(database, { cabin: "The Ranch's Barn" }, 'approved')
    await storeReview(database, { cabin: 'texas-sage' }, 'approved')
    const { id: contestId } = await storeContest(database)
    await storeSubmission(database, { contestId, cabinStayed: 'Morning Dove' })

    for (let start = 0; start < 2; start += 1) await replaceCabinNames(database, ids)

    const reviews = await database.selectFrom('reviews').select('cabin').orderBy('id').execute()
    expect(reviews.map(({ cabin }) => cabin)).toEqual([
      'texas-sage',
      'texas-sage',
      'morning-dove',
      "The Ranch's Barn",
      'texas-sage',
    ])
    expect(await database.selectFrom('submissions').select('cabinStayed').execute()).toEqual([
      { cabinStayed: 'morning-dove' },
    ])
  })
})
