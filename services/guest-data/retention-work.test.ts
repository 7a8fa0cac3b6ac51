import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Clock } from '#integrations/clock.ts'
import type { Database } from '#store/database.ts'
import { takeJob } from '#store/job-rounds.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies, testNow } from '#tests/fixtures/dependencies.ts'
import { clockJumpSince } from '../checks/clock.ts'
import { startWork } from '../work.ts'
import { retentionWork } from './retention.ts'

const open = databaseOpener()
const start = Temporal.Instant.from(testNow)

/** A clock that advances with each wait. */
function movingClock(hour: number) {
  let now = start.add({ hours: hour })
  const clock: Clock = {
    now: () => now,
    today: (zone) => now.toZonedDateTimeISO(zone).toPlainDate().toString(),
  }
  return { clock, pass: (ms: number) => void (now = now.add({ milliseconds: ms })) }
}

/** Runs a server for this many checks, starting at this hour; returns when it deleted or failed. */
async function hoursOfWork(
  db: Database,
  looks: number,
  from = 0,
  aheadMs: number | null = null,
): Promise<(number | string)[]> {
  const { clock, pass } = movingClock(from)
  const hours: (number | string)[] = []
  const hour = () => clock.now().since(start).total('hours')
  const done = Promise.withResolvers<void>()
  let looked = 0
  const wait = async (ms: number, signal: AbortSignal) => {
    // The pauses between two batches do not count.
    if (ms < 1000) return
    pass(ms)
    looked += 1
    if (looked < looks) return
    done.resolve()
    await setTimeout(60_000, undefined, { signal }).catch(() => {})
  }
  const report = {
    done: (expired: unknown) => void (expired && hours.push(hour())),
    failed: () => void hours.push(`failed at ${hour()}`),
  }
  const clockAheadMs = async () => aheadMs
  const deps = { ...testDependencies(db), clock, clockAheadMs, wait }
  const running = startWork<unknown>(retentionWork(deps), { wait, report })
  await done.promise
  await running.stop()
  return hours
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
    expect(await hoursOfWork(db, 1)).toEqual([0])
    const winter = 100 * 24
    expect(await hoursOfWork(db, 1, winter)).toEqual([`failed at ${winter}`])
    expect(await hoursOfWork(db, 1, winter, 0)).toEqual([winter])
  })

  test('counts a clock that jumped once the server has run with it for a week', async () => {
    const db = await openEach()
    await hoursOfWork(db, 1)
    const { clock } = movingClock(100 * 24)
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
    const dead = { name: 'retention', worker: 'dead', now: start } as const
    const leaseUntil = start.add({ minutes: 30 })
    const lastBegunBy = start.subtract({ hours: 24 })
    expect(await takeJob(db, { ...dead, leaseUntil, lastBegunBy })).toBe(true)
    expect(await hoursOfWork(db, 3)).toEqual([1])
  })
})

test('a failing database is reported, and retried after an hour', async () => {
  const db = await open()
  await db.schema.alterTable('referrals').renameTo('elsewhere').execute()
  expect(await hoursOfWork(db, 3)).toEqual(['failed at 0', 'failed at 1', 'failed at 2'])
})
