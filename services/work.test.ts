import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { Arrivals } from '#tests/fakes/arrivals.ts'
import { startWork } from './work.ts'

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
