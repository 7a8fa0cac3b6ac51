import { expect, test } from 'vitest'
import { noteCopy } from '#store/backup/copies.ts'
import { testDependencies, testNow } from '#tests/fixtures/dependencies.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { copyState } from './last-copies.ts'

const now = Temporal.Instant.from(testNow)

describeOnEachDatabase('the state of the copies', (open) => {
  test('tells the age of each, since when one fails, and what the last drill found', async () => {
    const db = await open()
    const deps = { ...testDependencies(db), backupCovers: ['database', 'uploads'] as const }
    const state = () => copyState(deps)
    const never = { ageMinutes: null, failingSince: null }
    expect(await state()).toEqual({
      copies: [
        { name: 'database', ...never },
        { name: 'uploads', ...never },
      ],
      drill: null,
    })

    const before = now.subtract({ minutes: 7 })
    await noteCopy(db, { name: 'database', at: before })
    await noteCopy(db, { name: 'uploads', at: before, hasFailed: true })
    await noteCopy(db, { name: 'uploads', at: now, hasFailed: true })
    await noteCopy(db, { name: 'drill', at: now, finding: '12 rows and 1 files restored' })
    expect(await state()).toMatchObject({
      copies: [
        { name: 'database', ageMinutes: 7, failingSince: null },
        { name: 'uploads', failingSince: before.toString() },
      ],
      drill: { ageMinutes: 0, finding: '12 rows and 1 files restored' },
    })
    await noteCopy(db, { name: 'uploads', at: now })
    expect((await state()).copies[1]).toMatchObject({ ageMinutes: 0, failingSince: null })
  })
})
