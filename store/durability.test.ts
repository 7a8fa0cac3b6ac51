import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { startScript } from '#tests/fixtures/processes/run.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { countReferrals } from './referrals/referrals.ts'

const killAfter = 50

describeOnEachDatabase('durability', (_open, kind) => {
  const locate = databaseLocator(kind)

  test('killing the process during writes loses no acknowledged referral', async () => {
    const location = await locate({ isMigrated: true })
    const database = await openDatabase(location)
    onTestFinished(() => closeDatabase(database))
    await migrate(database)

    const child = startScript('record-referrals.ts', location)
    const ended = once(child, 'close')
    let acknowledged = 0
    if (!child.stdout) throw new Error('the script has no output stream')
    for await (const _line of createInterface({ input: child.stdout })) {
      acknowledged += 1
      if (acknowledged === killAfter) child.kill('SIGKILL')
    }
    await ended

    expect(acknowledged).toBeGreaterThanOrEqual(killAfter)
    expect(await countReferrals(database)).toBeGreaterThanOrEqual(acknowledged)
  })
})
