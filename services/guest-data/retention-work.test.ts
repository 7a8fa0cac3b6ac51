import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { claimJob } from '#store/jobs.ts'
import { ensureQueued } from '#store/rounds.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies, testNow } from '#tests/fixtures/dependencies.ts'
import { doNextJob } from '#tests/fixtures/jobs.ts'
import { clockJumpSince } from '../checks/clock.ts'
import { retentionJob } from './retention.ts'

const open = databaseOpener()
const start = Temporal.Instant.from(testNow)

/** A server that looks once an hour, from this hour on; returns when it deleted or failed. */
async function hoursOfWork(
  db: Database,
  looks: number,
  from = 0,
  aheadMs: number | null = null,
): Promise<(number | string)[]> {
  const clock = movableClock(start.add({ hours: from }).toString())
  const hours: (number | string)[] = []
  const clockAheadMs = async () => aheadMs
  const deps = { ...testDependencies(db), clock, clockAheadMs, wait: async () => {} }
  const handler = retentionJob(deps)
  const working = { ...deps, random: () => 0, worker: randomUUID() }
  await queue(db, clock.now())
  for (let look = 0; look < looks; look += 1) {
    const hour = clock.now().since(start).total('hours')
    const result = await doNextJob(handler, working, new AbortController().signal)
    if (result !== 'nothing') hours.push(result === 'failed' ? `failed at ${hour}` : hour)
    clock.pass({ hours: 1 })
  }
  return hours
}

function queue(db: Database, now: Temporal.Instant): Promise<void> {
  return ensureQueued(db, 'retention', { now, latest: now.add({ hours: 24 }) })
}

describeOnEachDatabase('expired data', (openEach) => {
  test('is deleted when a server starts and then once a day', async () => {
    expect(await hoursOfWork(await openEach(), 50)).toEqual([0, 24, 48])
  })

  test('stays while the clock is years ahead, and is deleted again once it is right', async () => {
    const db = await openEach()
    const years = 5 * 365 * 24
    expect(await hoursOfWork(db, 1)).toEqual([0])
    expect(await hoursOfWork(db, 2, years)).toEqual([
      `failed at ${years}`,
      `failed at ${years + 1}`,
    ])
    expect(await hoursOfWork(db, 1, years + 48)).toEqual([`failed at ${years + 48}`])
    expect(await hoursOfWork(db, 1, 24)).toEqual([24])
  })

  test('stays while other machines say that the clock is ahead, and is deleted after a long pause if they agree', async () => {
    const db = await openEach()
    const hour = 60 * 60_000
    expect(await hoursOfWork(db, 1, 0, 2 * hour)).toEqual(['failed at 0'])
    expect(await hoursOfWork(db, 1, 1)).toEqual([1])
    const winter = 100 * 24
    expect(await hoursOfWork(db, 1, winter)).toEqual([`failed at ${winter}`])
    expect(await hoursOfWork(db, 1, winter + 1, 0)).toEqual([winter + 1])
  })

  test('counts a clock that jumped once the server has run with it for a week', async () => {
    const db = await openEach()
    await hoursOfWork(db, 1)
    const clock = movableClock(start.add({ hours: 100 * 24 }).toString())
    const day = 24 * 60 * 60_000
    expect(await clockJumpSince({ db, clock }, 6 * day)).toEqual(start)
    expect(await clockJumpSince({ db, clock }, 7 * day)).toBeNull()
  })

  test('is deleted by one of several servers each day', async () => {
    const db = await openEach()
    for (const hour of [0, 24, 48]) {
      const servers = await Promise.all([1, 2, 3].map(() => hoursOfWork(db, 1, hour)))
      expect(servers.flat()).toEqual([hour])
    }
  })

  test('is not deleted again by a server that restarts within the day', async () => {
    const db = await openEach()
    expect(await hoursOfWork(db, 1)).toEqual([0])
    expect(await hoursOfWork(db, 3)).toEqual([])
  })

  test('is deleted by another server half an hour after the first one died', async () => {
    const db = await openEach()
    await queue(db, start)
    const leases = new Map([['retention', 30 * 60_000]] as const)
    expect(await claimJob(db, { worker: 'dead', now: start, leases })).toBeDefined()
    expect(await hoursOfWork(db, 3)).toEqual([1])
  })
})

test('a failing database is reported, and retried after an hour', async () => {
  const db = await open()
  await db.schema.alterTable('referrals').renameTo('elsewhere').execute()
  expect(await hoursOfWork(db, 3)).toEqual(['failed at 0', 'failed at 1', 'failed at 2'])
})
