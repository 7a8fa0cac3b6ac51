import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createFormMailer } from '#integrations/mail/form-mail.ts'
import { wait } from '#integrations/clock.ts'
import type { Database } from '#store/database.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { Arrivals } from '#tests/fakes/arrivals.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { startWork, type Running } from '../work.ts'
import { outboxWork } from './outbox-work.ts'
import type { Round } from './outbox-round.ts'

const open = databaseOpener()
const workers: Running[] = []

// Hooks run last to first: the worker stops before its database is closed.
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

/** A worker whose pauses end when the test says so, or on an event. */
async function setUp(db: Database, pauseWith?: typeof wait) {
  const service = await startFormMail()
  onTestFinished(() => service.close())
  const events = new EventEmitter<{ added: [] }>()
  const rounds: Round[] = []
  const troubles: unknown[] = []
  const pauses = new Arrivals<{ ms: number; end: () => void }>()
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve())
      pauses.add({ ms, end: resolve })
    })
  const start = () => {
    const work = outboxWork({
      db,
      clock: movableClock(),
      mailer: createFormMailer(service.url),
      recipients: { owner: 'owner@lone-oak.example', business: 'info@lone-oak.example' },
      random: () => 0,
      outboxEvents: events,
    })
    const report = {
      done: (round: Round) => void rounds.push(round),
      failed: (error: unknown) => void troubles.push(error),
    }
    const worker = startWork(work, { wait: pauseWith ?? pause, report })
    workers.push(worker)
    return worker
  }
  return { service, events, rounds, troubles, pauses, start }
}

test('a backlog is sent at startup, batch after batch', async () => {
  const db = await open()
  await storeNotifications(db, 50)
  const { service, start, rounds, pauses } = await setUp(db)

  start()
  await pauses.reach(1)

  expect(service.received.items).toHaveLength(50)
  expect(rounds.map(({ delivered }) => delivered)).toEqual([20, 20, 10])
  expect(pauses.items[0]?.ms).toBe(5000)
})

test('an event wakes it at once', async () => {
  const db = await open()
  const { service, events, start, pauses } = await setUp(db)
  start()
  await pauses.reach(1)
  await storeNotifications(db, 1)

  events.emit('added')
  await service.received.reach(1)
  expect(service.received.items).toHaveLength(1)
})

test('notifications stored by another process are found by polling', async () => {
  const db = await open()
  const { service, pauses, start } = await setUp(db)
  start()
  await pauses.reach(1)
  await storeNotifications(db, 1)

  pauses.items[0]?.end()
  await service.received.reach(1)
  expect(service.received.items).toHaveLength(1)
})

test('the worker waits for a database that is down, and nothing is lost', async () => {
  const db = await open()
  await storeNotifications(db, 1)
  await sql`alter table outbox rename to away`.execute(db)
  const { service, troubles, pauses, start } = await setUp(db)
  start()
  await pauses.reach(1)
  expect(troubles).toHaveLength(1)
  expect(pauses.items[0]?.ms).toBe(10_000)

  await sql`alter table away rename to outbox`.execute(db)
  pauses.items[0]?.end()
  await service.received.reach(1)
  expect(service.received.items).toHaveLength(1)
})

test('stopping finishes current sends and starts nothing more', async () => {
  const db = await open()
  await storeNotifications(db, 20)
  const { service, start } = await setUp(db)
  // Long enough that a busy machine stops the worker before the first of them is done.
  service.behave({ kind: 'slow', ms: 300 })
  const worker = start()
  await service.requests.reach(5)

  await worker.stop()

  expect(service.received.items).toHaveLength(5)
  expect(await countNotifications(db)).toEqual({ waiting: 15, delivered: 5, failed: 0 })
  const held = db.selectFrom('outbox').select('id').where('claimedBy', 'is not', null)
  expect(await held.execute()).toEqual([])
})

test('stopping aborts a hanging send and releases it untried', async () => {
  const db = await open()
  await storeNotifications(db, 3)
  const { service, pauses, start } = await setUp(db)
  service.behave({ kind: 'hang' })
  const worker = start()
  await service.requests.reach(3)

  const stopping = worker.stop()
  await pauses.reach(1)
  pauses.items[0]?.end()
  await stopping

  const rows = await db.selectFrom('outbox').select(['status', 'attempts', 'claimedBy']).execute()
  for (const row of rows) expect(row).toEqual({ status: 'waiting', attempts: 0, claimedBy: null })
})

test('stopping an idle worker takes no time, even twice', async () => {
  const { start } = await setUp(await open(), wait)
  const worker = start()
  expect(await Promise.all([worker.stop(), worker.stop()])).toHaveLength(2)
})
