import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import type { Database } from '../database.ts'
import * as attempts from './sign-in-attempts.ts'

const now = Temporal.Instant.from('2025-06-01T12:00:00Z')

describeOnEachDatabase('sign-in attempt counters', (open) => {
  const increment = (database: Database, keys: string[]) =>
    database.transaction().execute(async (transaction) => {
      for (const counter of await attempts.lockCounters(transaction, keys)) {
        const failures = counter.failures + 1
        await attempts.saveCounter(transaction, { ...counter, failures, failedAt: now })
      }
    })

  test('concurrent attempts are all counted, whatever the order of their keys', async () => {
    const database = await open()
    const pairs = Array.from({ length: 20 }, (_, index) => (index % 2 ? ['a', 'b'] : ['b', 'a']))

    await Promise.all(pairs.map((keys) => increment(database, keys)))

    const rows = await database.selectFrom('signInAttempts').selectAll().orderBy('key').execute()
    expect(rows).toMatchObject([
      { key: 'a', failures: 20 },
      { key: 'b', failures: 20 },
    ])
  })

  test('a success clears the failures and is remembered', async () => {
    const database = await open()
    await increment(database, ['a'])
    await attempts.saveSuccess(database, 'a', now)

    expect(await attempts.hasSucceededSince(database, 'a', now)).toBe(true)
    expect(await attempts.hasSucceededSince(database, 'a', now.add({ seconds: 1 }))).toBe(false)
    expect(await attempts.hasSucceededSince(database, 'b', now)).toBe(false)
    const [counter] = await database
      .transaction()
      .execute((transaction) => attempts.lockCounters(transaction, ['a']))
    expect(counter).toEqual({ key: 'a', failures: 0, blockedUntil: null, failedAt: null })
  })

  test('cleanup keeps only recent failures and recent successes', async () => {
    const database = await open()
    await increment(database, ['failed', 'failed too'])
    await attempts.saveSuccess(database, 'succeeded', now)
    const before = { failure: now.subtract({ hours: 1 }), success: now.subtract({ hours: 1 }) }

    await attempts.deleteOldCounters(database, before)
    const keys = () => database.selectFrom('signInAttempts').select('key').orderBy('key').execute()
    expect(await keys()).toHaveLength(3)

    const after = { failure: now.add({ hours: 1 }), success: now }
    await attempts.deleteOldCounters(database, after)
    expect(await keys()).toEqual([{ key: 'succeeded' }])

    await attempts.deleteOldCounters(database, { ...after, success: now.add({ hours: 1 }) })
    expect(await keys()).toEqual([])
  })
})
