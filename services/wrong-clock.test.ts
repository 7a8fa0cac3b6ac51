import { expect, test } from 'vitest'
import { releaseJob, takeJob } from '#store/job-rounds.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

const aDay = { hours: 24 }

describeOnEachDatabase('once a clock that was a day ahead is right', (open) => {
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
})
