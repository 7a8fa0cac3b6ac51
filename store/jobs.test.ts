import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { closeDatabase, openDatabase, type Database } from './database.ts'
import {
  claimJob,
  claimQuery,
  enqueue,
  finishJob,
  forgetJobs,
  releaseJob,
  renewJob,
  type ClaimRequest,
} from './jobs.ts'
import { ensureQueued } from './rounds.ts'
import { migrate } from './migrate.ts'
import { instantToText } from './values.ts'

const now = Temporal.Instant.from('2025-06-01T12:00:00Z')
const later = now.add({ minutes: 2 })
const aDay = { hours: 24 }
const kind = 'picture'
const request: ClaimRequest = { worker: 'first', now, leases: new Map([[kind, 120_000]]) }

describeOnEachDatabase('jobs', (open, engine) => {
  const locate = databaseLocator(engine)

  test('are never given to two workers in different processes', async () => {
    const location = await locate({ isMigrated: true })
    const workers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (worker) => {
        const database = await openDatabase(location)
        onTestFinished(() => closeDatabase(database))
        return { worker, database }
      }),
    )
    const [{ database } = unreachable()] = workers
    await migrate(database)
    await enqueue(database, kind, keys(200), now)

    const claimed = await Promise.all(
      workers.map((each) => claimAll(each.database, { ...request, worker: each.worker })),
    )

    expect(claimed.flat()).toHaveLength(200)
    expect(new Set(claimed.flat()).size).toBe(200)
  })

  test('of a killed worker are claimed again when its lease ends, not before, and the try counts', async () => {
    const database = await open()
    await enqueue(database, kind, ['one'], now)
    expect(await claimJob(database, request)).toEqual({ kind, key: 'one', attempts: 1 })
    const other = { ...request, worker: 'second' }
    const before = later.subtract({ milliseconds: 1 })
    expect(await claimJob(database, { ...other, now: before })).toBeUndefined()
    expect(await claimJob(database, { ...other, now: later })).toMatchObject({ attempts: 2 })
  })

  test('stay with a worker that renews its lease, and all their tries are left', async () => {
    const database = await open()
    await enqueue(database, kind, ['one'], now)
    await claimJob(database, request)
    const job = await claimJob(database, { ...request, now: later })
    await renewJob(database, job ?? unreachable(), 'first', later.add({ minutes: 2 }))
    const end = later.add({ minutes: 2 })
    const other = { ...request, worker: 'second' }
    const before = end.subtract({ milliseconds: 1 })
    expect(await claimJob(database, { ...other, now: before })).toBeUndefined()
    expect(await claimJob(database, { ...other, now: end })).toMatchObject({ attempts: 2 })
  })

  test('wait until they are due and for a worker of their kind; the first due is first', async () => {
    const database = await open()
    await enqueue(database, kind, ['soon'], later)
    await enqueue(database, 'sweep', ['other'], now)
    expect(await claimJob(database, request)).toBeUndefined()
    expect(await claimJob(database, { ...request, leases: new Map() })).toBeUndefined()
    await enqueue(database, kind, ['sooner'], later.subtract({ minutes: 1 }))
    const claims = await claimAll(database, { ...request, now: later })
    expect(claims).toEqual(['sooner', 'soon'])
  })

  test('that are released can be claimed at once; what a worker says that lost its lease is ignored', async () => {
    const database = await open()
    await enqueue(database, kind, ['one'], now)
    const job = (await claimJob(database, request)) ?? unreachable()
    await releaseJob(database, job, 'first', { attempts: 0 })
    const second = { ...request, worker: 'second' }
    expect(await claimJob(database, second)).toMatchObject({ attempts: 1 })
    await releaseJob(database, job, 'first', { due: null, lastError: 'no' })
  })

  test('that are done or of what was deleted are gone, those given up are claimed no more', async () => {
    const database = await open()
    await enqueue(database, kind, ['done', 'failed', 'deleted'], now)
    for (let turn = 0; turn < 3; turn += 1) await claimJob(database, request)
    await finishJob(database, { kind, key: 'done' })
    await forgetJobs(database, kind, ['deleted'])
    await releaseJob(database, { kind, key: 'failed' }, 'first', { due: null, lastError: 'no' })
    expect(await claimJob(database, { ...request, now: later })).toBeUndefined()
    await enqueue(database, kind, ['failed'], later)
    expect(await claimJob(database, { ...request, now: later })).toMatchObject({ attempts: 1 })
  })

  test('that are queued again while they are done are done once more, with all their tries', async () => {
    const database = await open()
    const job = { kind, key: 'one' } as const
    const renewed = async () => {
      await renewJob(database, job, 'first', later)
      await finishJob(database, job)
    }
    const failed = () => releaseJob(database, job, 'first', { due: null, attempts: 1 })
    for (const end of [() => finishJob(database, job), renewed, failed]) {
      await enqueue(database, kind, [job.key], now)
      await claimJob(database, request)
      await enqueue(database, kind, [job.key], now)
      await end()
      expect(await claimJob(database, request)).toEqual({ ...job, attempts: 1 })
      await finishJob(database, job)
      expect(await claimJob(database, { ...request, now: later })).toBeUndefined()
    }
  })

  test('done again and again are queued once, and again once a clock that was a day ahead is right', async () => {
    const database = await open()
    const ensure = () => ensureQueued(database, kind, { now, latest: later })
    await ensure()
    await ensure()
    const ahead = { ...request, worker: 'dead', now: now.add(aDay) }
    expect(await claimJob(database, ahead)).toBeDefined()
    const job = (await claimJob(database, request)) ?? unreachable()
    await releaseJob(database, job, 'first', { due: instantToText(now.add(aDay)) })
    await ensure()
    expect(await claimJob(database, request)).toBeDefined()
    await releaseJob(database, job, 'first', { due: instantToText(later) })
    await ensure()
    expect(await claimJob(database, request)).toBeUndefined()
  })

  test('are found by their own index, however many were given up', async () => {
    const database = await open()
    await enqueue(database, kind, keys(2000), now)
    await sql`update jobs set due = null where key like '%1'`.execute(database)
    await sql`analyze`.execute(database)
    const format = engine === 'SQLite' ? sql`query plan` : undefined
    const plan = JSON.stringify(await claimQuery(database, request).explain(undefined, format))
    expect(plan).toContain('jobs_due')
    expect(plan).not.toMatch(/temp b-tree|"sort|scan jobs/i)
  })
})

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `key ${index}`)
}

async function claimAll(database: Database, claim: ClaimRequest): Promise<string[]> {
  const claimed: string[] = []
  for (let job = await claimJob(database, claim); job; job = await claimJob(database, claim)) {
    claimed.push(job.key)
  }
  return claimed
}

function unreachable(): never {
  throw new Error('nothing was claimed')
}
