import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createFormMailer } from '#integrations/mail/form-mail.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { Arrivals } from '#tests/fakes/arrivals.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { mailJob } from './mail-job.ts'

const open = databaseOpener()

/** A server with this many mails to send, whose pauses end when the test says so. */
async function serverWith(mails: number) {
  const db = await open()
  await storeNotifications(db, mails)
  const service = await startFormMail()
  onTestFinished(() => service.close())
  const pauses = new Arrivals<() => void>()
  const wait = (_: number, until: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (until.aborted) return resolve()
      until.addEventListener('abort', () => resolve())
      pauses.add(resolve)
    })
  const mailer = createFormMailer(service.url)
  const recipients = { owner: 'owner@lone-oak.example', business: null }
  const deps = { db, clock: movableClock(), mailer, recipients, random: () => 0 }
  const report = { done() {}, failed() {}, troubled() {} }
  const start = () => {
    const events = new EventEmitter<{ added: [] }>()
    const running = startJobs([mailJob(deps)], deps, { wait, report, events })
    onTestFinished(() => running.stop())
    return running
  }
  return { db, service, pauses, start }
}

test('a backlog is sent, five at a time', async () => {
  const { service, start } = await serverWith(50)
  start()
  await service.received.reach(50)
  expect(new Set(service.received.items.map(({ fields }) => fields)).size).toBe(50)
})

test('stopping finishes current sends and starts nothing more', async () => {
  const { db, service, start } = await serverWith(20)
  // Long enough that a busy machine stops the server before the first of them is done.
  service.behave({ kind: 'slow', ms: 300 })
  const running = start()
  await service.requests.reach(5)
  await running.stop()
  expect(service.received.items).toHaveLength(5)
  expect(await countNotifications(db)).toEqual({ waiting: 15, delivered: 5, failed: 0 })
  const held = db.selectFrom('jobs').select('key').where('claimedBy', 'is not', null)
  expect(await held.execute()).toEqual([])
})

test('stopping aborts a hanging send and releases it untried', async () => {
  const { db, service, pauses, start } = await serverWith(3)
  service.behave({ kind: 'hang' })
  const running = start()
  await service.requests.reach(3)
  await pauses.reach(1)
  const stopping = running.stop()
  await pauses.reach(2)
  pauses.items[1]?.()
  await stopping
  expect(await countNotifications(db)).toMatchObject({ waiting: 3 })
  const jobs = await db.selectFrom('jobs').select(['attempts', 'claimedBy']).execute()
  expect(jobs).toEqual(Array.from({ length: 3 }, () => ({ attempts: 0, claimedBy: null })))
})
