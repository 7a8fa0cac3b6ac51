import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Arrivals } from '#tests/fakes/arrivals.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { enqueue } from '#store/jobs.ts'
import type { JobHandler, JobRun, Outcome } from './handler.ts'
import { startJobs } from './start-jobs.ts'

const open = databaseOpener()
const kind = 'picture'

/** A server whose pauses end when the test says so. */
async function setUp() {
  const db = await open()
  const clock = movableClock()
  const events = new EventEmitter<{ added: [] }>()
  const pauses = new Arrivals<{ ms: number; end: () => void }>()
  const done = new Arrivals<unknown>()
  const [troubles, failures]: [unknown[], Outcome[]] = [[], []]
  const wait = (ms: number, until: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (until.aborted) return resolve()
      until.addEventListener('abort', () => resolve())
      pauses.add({ ms, end: resolve })
    })
  const report = {
    done: (_: unknown, result: unknown) => done.add(result),
    failed: (...[, , outcome]: [unknown, unknown, Outcome]) => void failures.push(outcome),
    troubled: (error: unknown) => void troubles.push(error),
  }
  const start = (...handlers: JobHandler[]) => {
    const running = startJobs(handlers, { db, clock, random: () => 0 }, { wait, report, events })
    onTestFinished(() => running.stop())
    return running
  }
  const queue = (...keys: string[]) => enqueue(db, kind, keys, clock.now())
  const jobs = () => db.selectFrom('jobs').selectAll().orderBy('key').execute()
  return { db, clock, events, pauses, done, troubles, failures, start, queue, jobs }
}

/** Queued work that ends when the test says so. */
function slowWork(atOnce = 1) {
  const begun = new Arrivals<JobRun & { end: () => void }>()
  const run = async (job: JobRun) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    job.breakOff.addEventListener('abort', () => reject(new Error('broken off')))
    begun.add({ ...job, end: () => resolve(job.key) })
    return promise
  }
  const judge = () => 'counts' as const
  return {
    begun,
    handler: { kinds: [kind], leaseMs: 60_000, triesAtMost: 5, atOnce, run, judge } as const,
  }
}

test('a backlog is done at the start, so many at once and no more', async () => {
  const { start, queue, done, pauses, jobs } = await setUp()
  const { begun, handler } = slowWork(2)
  await queue('a', 'b', 'c')
  start(handler)
  await begun.reach(2)
  await pauses.reach(1)
  expect(pauses.items[0]?.ms).toBe(5000)
  expect(begun.items.map(({ key }) => key)).toEqual(['a', 'b'])
  begun.items[0]?.end()
  await begun.reach(3)
  for (const { end } of begun.items) end()
  await done.reach(3)
  expect(done.items).toEqual(['a', 'b', 'c'])
  expect(await jobs()).toEqual([])
})

test('what is queued is found on an event, and by polling', async () => {
  const { start, queue, events, pauses } = await setUp()
  const { begun, handler } = slowWork(2)
  start(handler)
  await pauses.reach(1)
  await queue('a')
  events.emit('added')
  await begun.reach(1)
  await pauses.reach(2)
  await queue('b')
  pauses.items[1]?.end()
  await begun.reach(2)
  expect(begun.items.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { end } of begun.items) end()
})

test('a database that is down is waited for, and nothing is lost', async () => {
  const { db, start, queue, pauses, troubles } = await setUp()
  const { begun, handler } = slowWork()
  await queue('a')
  await sql`alter table jobs rename to away`.execute(db)
  start(handler)
  await pauses.reach(1)
  expect(troubles).toHaveLength(1)
  expect(pauses.items[0]?.ms).toBe(10_000)
  await sql`alter table away rename to jobs`.execute(db)
  pauses.items[0]?.end()
  await begun.reach(1)
  begun.items[0]?.end()
})

test('stopping waits for what runs, and starts nothing more', async () => {
  const { start, queue, done, jobs } = await setUp()
  const { begun, handler } = slowWork()
  await queue('a', 'b')
  const running = start(handler)
  await begun.reach(1)
  const stopping = running.stop()
  expect(begun.items[0]?.stopping.aborted).toBe(true)
  begun.items[0]?.end()
  await stopping
  expect(done.items).toEqual(['a'])
  expect(await jobs()).toMatchObject([{ key: 'b', attempts: 0, claimedBy: null }])
})

test('stopping breaks off what takes too long, and releases it untried', async () => {
  const { start, queue, pauses, failures, jobs } = await setUp()
  const { begun, handler } = slowWork()
  await queue('a')
  const running = start(handler)
  await begun.reach(1)
  await pauses.reach(1)
  const stopping = running.stop()
  await pauses.reach(2)
  pauses.items[1]?.end()
  await stopping
  expect(failures).toEqual([])
  const free = { attempts: 0, lastError: null, claimedBy: null, claimedUntil: null }
  expect(await jobs()).toMatchObject([{ key: 'a', ...free }])
})

test('a round begins so long after the start, and again after its time', async () => {
  const { start, clock, events, pauses, done } = await setUp()
  const periodic = {
    kinds: ['sweep'],
    leaseMs: 60_000,
    everyMs: 600_000,
    firstAfterMs: 60_000,
  } as const
  start({ ...periodic, run: async () => clock.now().toString() })
  await pauses.reach(1)
  clock.pass({ seconds: 59 })
  pauses.items[0]?.end()
  await pauses.reach(2)
  clock.pass({ seconds: 1 })
  pauses.items[1]?.end()
  await done.reach(1)
  clock.pass({ minutes: 10 })
  events.emit('added')
  await done.reach(2)
  expect(done.items).toEqual(['2025-06-01T12:01:00Z', '2025-06-01T12:11:00Z'])
})
