import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { exitOf, startScript } from '#tests/fixtures/processes/run.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { countReferrals } from './referrals/referrals.ts'

describeOnEachDatabase('migrations', (_open, kind) => {
  const locate = databaseLocator(kind)

  test('several processes may migrate at once', async () => {
    const location = await locate({ isMigrated: false })
    const starts = Array.from({ length: 3 }, () => startScript('migrate.ts', location))

    expect(await Promise.all(starts.map(exitOf))).toEqual([0, 0, 0])

    const database = await openDatabase(location)
    onTestFinished(() => closeDatabase(database))
    expect(await countReferrals(database)).toBe(0)
  })

  test('migrating again changes nothing', async () => {
    const database = await openDatabase(await locate({ isMigrated: true }))
    onTestFinished(() => closeDatabase(database))
    await migrate(database)
    await migrate(database)
    expect(await countReferrals(database)).toBe(0)
  })

  test('a failed migration leaves nothing behind', async () => {
    const database = await openDatabase(await locate({ isMigrated: false }))
    onTestFinished(() => closeDatabase(database))
    migrations['9999-broken'] = { up: () => Promise.reject(new Error('broken')) }
    onTestFinished(() => void delete migrations['9999-broken'])

    await expect(migrate(database)).rejects.toThrow('broken')

    const tables = await database.introspection.getTables()
    expect(tables.map((table) => table.name)).not.toContain('reviews')
  })
})
