import { expect, test } from 'vitest'
import { claimNotifications, freeFromWrongClock } from '#store/outbox/outbox-claims.ts'
import { markFailed } from '#store/outbox/outbox-outcomes.ts'
import { beginTry } from '#store/outbox/outbox-tries.ts'
import { releaseJob, takeJob } from '#store/jobs.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { failUntilBlocked, tryIn } from '#tests/fixtures/sign-in/attempts.ts'
import { countsInDatabase } from './request-counts.ts'

const aDay = { hours: 24 }

describeOnEachDatabase('once a clock that was a day ahead is right', (open) => {
  const claimAt = (now: Temporal.Instant) => ({
    worker: 'one',
    now,
    leaseUntil: now.add({ minutes: 2 }),
    recipients: ['owner', 'business'] as const,
    limit: 10,
  })

  test('mails to be retried, and those of a worker that died, are sent', async () => {
    const db = await open()
    const right = Temporal.Instant.from('2025-06-01T12:00:00Z')
    const wrong = right.add(aDay)
    await storeNotifications(db, 2)
    const [first] = await claimNotifications(db, claimAt(wrong))
    await beginTry(db, first?.id ?? '', 'one')
    const failure = { worker: 'one', reason: 'no', nextAttemptAt: wrong.add({ seconds: 30 }) }
    await markFailed(db, first?.id ?? '', failure)
    expect(await claimNotifications(db, claimAt(right))).toEqual([])

    await freeFromWrongClock(db, claimAt(right))
    expect(await claimNotifications(db, claimAt(right))).toHaveLength(2)
  })

  test('a mail that is held back for another day stays held back', async () => {
    const db = await open()
    const now = Temporal.Instant.from('2025-06-01T12:00:00Z')
    await storeNotifications(db, 1, { held: { until: now.add(aDay), reason: 'too many' } })
    await freeFromWrongClock(db, claimAt(now))
    expect(await claimNotifications(db, claimAt(now))).toEqual([])
  })

  test('a guest has to wait no longer than a limit lasts', async () => {
    const [db, clock] = [await open(), movableClock('2025-06-01T12:00:00Z')]
    const counts = countsInDatabase({ db, clock })
    clock.pass(aDay)
    await counts.add('key', 10, 600_000)
    clock.pass({ hours: -24 })
    expect(await counts.add('key', 1, 600_000)).toEqual({ used: 1, endsInMs: 600_000 })
  })

  test("servers whose clocks differ by seconds don't begin a count again", async () => {
    const [db, clock] = [await open(), movableClock('2025-06-01T12:00:00Z')]
    const counts = countsInDatabase({ db, clock })
    await counts.add('key', 10, 600_000)
    clock.pass({ seconds: -5 })
    expect(await counts.add('key', 1, 600_000)).toMatchObject({ used: 11 })
  })

  test('a job runs again, whether it was done or its server died', async () => {
    const db = await open()
    const right = Temporal.Instant.from('2025-06-01T12:00:00Z')
    const leaseAt = (now: Temporal.Instant, worker: string) => ({
      name: 'alerts' as const,
      worker,
      now,
      leaseUntil: now.add({ minutes: 2 }),
      lastBegunBy: now.subtract(aDay),
    })
    expect(await takeJob(db, leaseAt(right.add(aDay), 'dead'))).toBe(true)
    expect(await takeJob(db, leaseAt(right, 'alive'))).toBe(true)
    await releaseJob(db, leaseAt(right, 'alive'), right.add(aDay))
    expect(await takeJob(db, leaseAt(right, 'alive'))).toBe(true)
  })

  test('an administrator can sign in at once', async () => {
    const deps = await signInWithOwner(await open())
    deps.clock.advance(aDay)
    await failUntilBlocked(deps)
    deps.clock.advance({ hours: -24 })
    await expect(tryIn(deps)).resolves.toHaveProperty('token')
  })
})
