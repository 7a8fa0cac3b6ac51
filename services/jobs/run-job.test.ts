import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { doNextJob } from '#tests/fixtures/jobs.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { ensureQueued, lastDone } from '#store/rounds.ts'
import { migrate } from '#store/migrate.ts'
import type { PeriodicHandler } from './handler.ts'

const hourMs = 60 * 60_000
const hourly = { kinds: ['sweep'], leaseMs: 60_000, everyMs: hourMs } as const
const { signal } = new AbortController()
const locate = databaseLocator('SQLite')

/** Servers on one database, with something to do each hour. */
async function setUp(db: Database) {
  const clock = movableClock()
  await ensureQueued(db, 'sweep', { now: clock.now(), latest: clock.now().add({ hours: 1 }) })
  const round = (
    run: PeriodicHandler['run'],
    { worker = 'one', stopping = signal, ...given }: Partial<Given> = {},
  ) => doNextJob({ ...hourly, ...given, run }, { db, clock, random: () => 0, worker }, stopping)
  return { db, clock, round }
}

type Given = PeriodicHandler & { worker: string; stopping: AbortSignal }

describeOnEachDatabase('something done each hour', (open) => {
  test('is done by one server at a time', async () => {
    const { db, round } = await setUp(await open())
    const results = await Promise.all(
      ['one', 'two', 'three'].map((worker) =>
        round(async () => db.selectFrom('jobs').select('claimedBy').execute(), { worker }),
      ),
    )
    expect(results.filter((result) => result === 'nothing')).toHaveLength(2)
  })

  test('is done no more often, on any of them', async () => {
    const { db, clock, round } = await setUp(await open())
    const begun = clock.now()
    expect(await round(async () => 1)).toBe('1')
    expect(await round(async () => 2, { worker: 'two' })).toBe('nothing')
    clock.pass({ hours: 1 })
    expect(await lastDone(db, 'sweep')).toEqual(begun)
    expect(await round(async () => 2, { worker: 'two' })).toBe('2')
  })

  test('is still due if the server stops meanwhile', async () => {
    const { round } = await setUp(await open())
    expect(await round(async () => 1, { stopping: AbortSignal.abort() })).toBe('released')
    expect(await round(async () => 2, { worker: 'two' })).toBe('2')
  })

  test('is tried again after a failure, however often it fails', async () => {
    const { clock, round } = await setUp(await open())
    const fail = () => Promise.reject(new Error('away'))
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await round(fail, { afterFailureMs: 60_000 })).toBe('failed')
      expect(await round(fail)).toBe('nothing')
      clock.pass({ minutes: 1 })
    }
    expect(await round(async () => 'well again')).toBe('well again')
  })

  test('is asked to end before another server may begin it, and is done soon again', async () => {
    const { db, round } = await setUp(await open())
    const late = (ending: AbortSignal) =>
      new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve()))
    expect(await round(({ stopping }) => late(stopping), { leaseMs: 20 })).toBe('failed')
    expect(await lastDone(db, 'sweep')).toBeNull()
  })
})

test('unfinished work of a server killed in a round is done by the next one', async () => {
  const location = await locate({ isMigrated: true })
  const db = await openDatabase(location)
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  const { clock, round } = await setUp(db)
  const path = new URL('../../tests/fixtures/round-without-end.ts', import.meta.url).pathname
  const server = spawn(process.execPath, [path, location.file], {
    env: environmentWith(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  server.kill('SIGKILL')
  await once(server, 'exit')

  expect(await round(async () => 'done'), 'the lease of the dead server').toBe('nothing')
  clock.pass({ milliseconds: hourly.leaseMs })
  expect(await round(async () => 'done')).toBe('done')
})
