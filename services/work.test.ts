import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { Arrivals } from '#tests/fakes/arrivals.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { startWork } from './work.ts'
import { oneServerAtATime } from './shared-job.ts'

const job = { name: 'sweep', leaseMs: 60_000 } as const
const { signal } = new AbortController()
const locate = databaseLocator('SQLite')

describeOnEachDatabase('a round on several servers', (open) => {
  test('runs on one at a time', async () => {
    const deps = { db: await open(), clock: movableClock() }
    let [running, most, rounds] = [0, 0, 0]
    const servers = [1, 2, 3].map(() =>
      oneServerAtATime(deps, job, async () => {
        running += 1
        most = Math.max(most, running)
        rounds += 1
        await deps.db.selectFrom('jobs').selectAll().execute()
        running -= 1
        return true
      }),
    )
    const results = await Promise.all(servers.map((round) => round(signal)))
    expect(most).toBe(1)
    expect(results.filter(Boolean)).toHaveLength(rounds)
    expect(await servers[0]?.(signal)).toBe(true)
  })

  test('runs no more often than it should, on any of them', async () => {
    const clock = movableClock()
    const deps = { db: await open(), clock }
    const hourly = { ...job, atMostEvery: { hours: 1 } }
    const [one, other] = [1, 2].map((id) => oneServerAtATime(deps, hourly, async () => id))
    expect(await one?.(signal)).toBe(1)
    expect(await other?.(signal)).toBeNull()
    clock.pass({ hours: 1 })
    expect(await other?.(signal)).toBe(2)
  })

  test('is still due if it fails or is cut short', async () => {
    const deps = { db: await open(), clock: movableClock() }
    const daily = { ...job, atMostEvery: { hours: 24 } }
    const failing = oneServerAtATime(deps, daily, () => Promise.reject(new Error('away')))
    await expect(failing(signal)).rejects.toThrow('away')
    const stopped = oneServerAtATime(deps, daily, async () => true)
    expect(await stopped(AbortSignal.abort())).toBe(true)
    expect(await oneServerAtATime(deps, daily, async () => true)(signal)).toBe(true)
  })

  test('is asked to end before another server may start it', async () => {
    const deps = { db: await open(), clock: movableClock() }
    const round = oneServerAtATime(deps, { ...job, leaseMs: 20 }, async (ending) => {
      await new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve()))
      return 'ended'
    })
    expect(await round(signal)).toBe('ended')
  })
})

test('unfinished work of a server killed in a round is done by the next one', async () => {
  const location = await locate({ isMigrated: true })
  const db = await openDatabase(location)
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  const script = new URL('../tests/fixtures/round-without-end.ts', import.meta.url).pathname
  const server = spawn(process.execPath, [script, location.file], {
    env: environmentWith(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  server.kill('SIGKILL')
  await once(server, 'exit')

  const clock = movableClock()
  const round = oneServerAtATime({ db, clock }, job, async () => 'done')
  expect(await round(signal), 'the lease of the dead server').toBeNull()
  clock.pass({ milliseconds: job.leaseMs })
  expect(await round(signal)).toBe('done')
})

/** Work whose pauses end when the test says so. */
function runningWork(round: () => Promise<unknown>, events?: EventEmitter<{ added: [] }>) {
  const pauses = new Arrivals<{ ms: number; end: () => void }>()
  const failures: unknown[] = []
  const wait = (ms: number, until: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (until.aborted) return resolve()
      until.addEventListener('abort', () => resolve())
      pauses.add({ ms, end: resolve })
    })
  const report = { done() {}, failed: (error: unknown) => void failures.push(error) }
  const work = { every: 1000, round, ...(events && { events }) }
  const running = startWork(work, { wait, report })
  onTestFinished(() => running.stop())
  return { pauses, failures, running }
}

test('a failing round is reported, and the next one starts on schedule', async () => {
  const rounds = new Arrivals<number>()
  const { pauses, failures } = runningWork(async () => {
    rounds.add(1)
    throw new Error('away')
  })
  await pauses.reach(1)
  expect(pauses.items[0]?.ms).toBe(1000)
  pauses.items[0]?.end()
  await rounds.reach(2)
  await pauses.reach(2)
  expect(failures).toHaveLength(2)
})

test('an event during a round is not missed', async () => {
  const events = new EventEmitter<{ added: [] }>()
  const rounds = new Arrivals<number>()
  runningWork(async () => {
    rounds.add(1)
    if (rounds.items.length === 1) events.emit('added')
  }, events)
  await rounds.reach(2)
  expect(rounds.items).toHaveLength(2)
})

test('stopping waits for the round and starts no other', async () => {
  const round = Promise.withResolvers<void>()
  const rounds = new Arrivals<number>()
  const { running } = runningWork(() => {
    rounds.add(1)
    return round.promise
  })
  let isStopped = false
  const stopped = running.stop().then(() => (isStopped = true))
  await Promise.resolve()
  expect(isStopped).toBe(false)
  round.resolve()
  await stopped
  expect(rounds.items).toHaveLength(1)
})
