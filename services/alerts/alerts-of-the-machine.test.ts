import { expect, test } from 'vitest'
import type { Certificate } from '#integrations/certificate.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { deliverAll, serverOn, subjectsIn } from '#tests/fixtures/alerts.ts'

describeOnEachDatabase('what the owner is told of data, machine and certificate', (open) => {
  test('a new site is not told about its backup before the first copy is due', async () => {
    const db = await open()
    const clock = movableClock()
    const { look } = serverOn(db, { clock, lastCopy: async () => null })
    clock.pass({ minutes: 59 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ minutes: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Your data is not being backed up'])
  })

  test('a backup is told when a day old, and when there is none', async () => {
    const db = await open()
    const clock = movableClock()
    let copiedAt: Temporal.Instant | null = clock.now()
    const { look } = serverOn(db, { clock, lastCopy: async () => copiedAt })
    clock.pass({ hours: 23 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ hours: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Your data is not being backed up'])
    await deliverAll(db, clock.now())
    copiedAt = null
    clock.pass({ hours: 24 })
    await look()
    expect(await subjectsIn(db)).toHaveLength(2)
  })

  test('a certificate is told ten days before its end, and nothing if it cannot be read', async () => {
    const db = await open()
    const clock = movableClock()
    const until = clock.now().add({ hours: 11 * 24 })
    let read: Certificate = { state: 'valid', until }
    const { look } = serverOn(db, { clock, certificate: async () => read })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    read = { state: 'unknown' }
    await look()
    expect(await subjectsIn(db)).toEqual([])
    read = { state: 'valid', until }
    clock.pass({ hours: 24 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Certificate needs attention'])
  })

  test('a storage that cannot be written is told, and one that fails once is not', async () => {
    const db = await open()
    let failures = 1
    const storage = {
      ...testDependencies(db).storage,
      put: async () => {
        failures -= 1
        if (failures >= 0) throw new StorageError('gone')
      },
      delete: async () => {},
    }
    const { look } = serverOn(db, { storage })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    failures = 2
    await look()
    expect(await subjectsIn(db)).toEqual(['Photos and videos cannot be stored'])
  })

  test('an outage of the database is told afterwards if it was long', async () => {
    const db = await open()
    const clock = movableClock()
    let ms = 4 * 60_000
    const { look } = serverOn(db, { clock, lastOutage: () => ({ endedAt: clock.now(), ms }) })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    ms = 12 * 60_000
    await look()
    expect(await subjectsIn(db)).toEqual(['Your site was without its database'])
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toContain('could not reach its database for 12 minutes')
  })

  test.each([
    [24, 'is 24.0 hours ahead'],
    [-24, 'is 24.0 hours behind'],
  ])('a clock wrong by %i hours is told', async (hours, words) => {
    const db = await open()
    const { look } = serverOn(db, { clockAheadMs: async () => hours * 3_600_000 })
    await look()
    expect(await subjectsIn(db)).toEqual(['The clock of your server is wrong'])
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toContain(words)
  })
})
