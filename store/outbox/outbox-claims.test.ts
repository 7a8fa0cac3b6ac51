import { beginTry } from '#store/outbox/outbox-tries.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newNotification, storeNotifications } from '#tests/fixtures/notifications.ts'
import { closeDatabase, openDatabase, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import {
  claimNotifications,
  claimQuery,
  releaseClaims,
  type ClaimRequest,
} from './outbox-claims.ts'
import { markDelivered, markFailed } from './outbox-outcomes.ts'
import { readFields } from './form-fields.ts'
import { countNotifications, insertNotifications, listNotifications } from './outbox.ts'

const now = Temporal.Instant.from('2025-06-01T12:00:00Z')
const later = now.add({ minutes: 2 })

const request: ClaimRequest = {
  worker: 'first',
  now,
  leaseUntil: later,
  recipients: ['owner', 'business'],
  limit: 20,
}

describeOnEachDatabase('claiming', (open, kind) => {
  const locate = databaseLocator(kind)

  test('a claimed notification has its fields in order', async () => {
    const database = await open()
    const { fields, recipient, subject } = newNotification()
    await storeNotifications(database, 1, { subject })

    const [claimed] = await claimNotifications(database, request)

    expect(claimed).toMatchObject({ recipient, subject, attempts: 0 })
    expect(readFields(claimed?.payload ?? '')).toEqual(fields)
  })

  test('workers in different processes never get the same notification', async () => {
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
    await storeNotifications(database, 300)

    const claimed = await Promise.all(
      workers.map((each) => claimAll(each.database, { ...request, worker: each.worker, limit: 7 })),
    )

    const ids = claimed.flat()
    expect(ids).toHaveLength(300)
    expect(new Set(ids).size).toBe(300)
  })

  test("a killed worker's notifications are claimed again when its lease ends, not before", async () => {
    const database = await open()
    await storeNotifications(database, 3)
    const held = await claimNotifications(database, request)
    const [begun = unreachable()] = held
    expect(await beginTry(database, begun.id, request.worker)).toBe(true)

    const other = { ...request, worker: 'second', leaseUntil: later.add({ minutes: 2 }) }
    const before = later.subtract({ milliseconds: 1 })
    expect(await claimNotifications(database, { ...other, now: before })).toEqual([])
    const taken = await claimNotifications(database, { ...other, now: later })

    expect(taken.map(({ id }) => id).toSorted()).toEqual(held.map(({ id }) => id).toSorted())
    const tries = taken.map(({ id, attempts }) => [id === begun.id, attempts])
    expect(tries).toEqual(taken.map(({ id }) => (id === begun.id ? [true, 1] : [false, 0])))
    expect(await beginTry(database, begun.id, request.worker)).toBe(false)
  })

  test('notifications that are not due, or have no sender, wait', async () => {
    const database = await open()
    await storeNotifications(database, 1, { createdAt: now.add({ milliseconds: 1 }) })
    await storeNotifications(database, 1, { recipient: 'business' })

    const onlyOwner = { ...request, recipients: ['owner' as const] }
    expect(await claimNotifications(database, onlyOwner)).toEqual([])
    expect(await claimNotifications(database, { ...request, recipients: [] })).toEqual([])
  })

  test('the one that has waited longest is claimed first', async () => {
    const database = await open()
    for (const minutes of [2, 3, 1]) {
      await insertNotifications(database, [
        newNotification({ subject: String(minutes), createdAt: now.subtract({ minutes }) }),
      ])
    }
    const order: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const [first] = await claimNotifications(database, { ...request, limit: 1 })
      order.push(first?.subject ?? '')
    }
    expect(order).toEqual(['3', '2', '1'])
  })

  test('a delivered notification is never claimed again', async () => {
    const database = await open()
    await storeNotifications(database, 1)
    const [claimed = unreachable()] = await claimNotifications(database, request)
    await markDelivered(database, claimed.id, now)

    expect(await claimNotifications(database, { ...request, now: later })).toEqual([])
    expect(await countNotifications(database)).toEqual({ waiting: 0, delivered: 1, failed: 0 })
  })

  test('a failure waits until its retry time, the last one for the admin', async () => {
    const database = await open()
    await storeNotifications(database, 1)
    const [claimed = unreachable()] = await claimNotifications(database, request)
    const failure = { worker: 'first', reason: 'It answered 503.' }
    await markFailed(database, claimed.id, { ...failure, nextAttemptAt: later })

    expect(await claimNotifications(database, request)).toEqual([])
    expect(await claimNotifications(database, { ...request, now: later })).toHaveLength(1)

    await markFailed(database, claimed.id, { ...failure, nextAttemptAt: null })
    const { notifications } = await listNotifications(database, { limit: 1 })
    expect(notifications).toMatchObject([{ status: 'failed', lastError: failure.reason }])
    expect(await claimNotifications(database, { ...request, now: later })).toEqual([])
  })

  test('a worker that lost its lease cannot record a failure for the next one', async () => {
    const database = await open()
    await storeNotifications(database, 1)
    const [claimed = unreachable()] = await claimNotifications(database, request)
    await claimNotifications(database, { ...request, worker: 'second', now: later })

    await markFailed(database, claimed.id, { worker: 'first', reason: '', nextAttemptAt: null })

    expect(await countNotifications(database)).toMatchObject({ waiting: 1, failed: 0 })
  })

  test('notifications released by a stopping worker are free at once, and the try does not count', async () => {
    const database = await open()
    await storeNotifications(database, 2)
    const [held] = await claimNotifications(database, { ...request, limit: 1 })
    await claimNotifications(database, { ...request, worker: 'second' })

    await releaseClaims(database, 'first')

    const again = await claimNotifications(database, { ...request, worker: 'third' })
    expect(again).toEqual([held])
  })

  test('due notifications are read from their own index, however many have been delivered', async () => {
    const database = await open()
    await storeNotifications(database, 1000)
    await sql`update outbox set status = 'delivered', delivered_at = created_at`.execute(database)
    await storeNotifications(database, 1000)
    await sql`analyze`.execute(database)

    const format = kind === 'SQLite' ? sql`query plan` : undefined
    const plan = JSON.stringify(await claimQuery(database, request).explain(undefined, format))

    expect(plan).toContain('outbox_due')
    expect(plan).not.toMatch(/temp b-tree|"sort|scan outbox"/i)
  })
})

async function claimAll(database: Database, claim: ClaimRequest): Promise<string[]> {
  const claimed = await claimNotifications(database, claim)
  if (claimed.length === 0) return []
  return [...claimed.map(({ id }) => id), ...(await claimAll(database, claim))]
}

function unreachable(): never {
  throw new Error('nothing was claimed')
}
