import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outboxStatuses } from '#contracts/options.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newNotification, storeNotifications } from '#tests/fixtures/notifications.ts'
import type { Database } from '../database.ts'
import { makeDue, markDelivered, markFailed } from './outbox-delivery.ts'
import {
  countNotifications,
  insertNotifications,
  listNotifications,
  notificationsQuery,
  outboxCursors,
  type OutboxPageRequest,
} from './outbox.ts'
import { instantToText, newId } from '../values.ts'

const now = Temporal.Instant.from('2025-06-01T12:00:00Z')

describeOnEachDatabase('the outbox', (open, kind) => {
  test('a new notification is waiting and due at once', async () => {
    const database = await open()
    await insertNotifications(database, [newNotification()])

    const { notifications } = await listNotifications(database, { limit: 20 })
    expect(notifications).toEqual([
      {
        id: expect.any(String),
        recipient: 'owner',
        subject: 'New Guest Review',
        status: 'waiting',
        attempts: 0,
        lastError: null,
        createdAt: now,
        nextAttemptAt: now,
        deliveredAt: null,
      },
    ])
    expect(await countNotifications(database)).toEqual({ waiting: 1, delivered: 0, failed: 0 })
  })

  test('only a notification to a guest has an address of its own, and lists leave it out', async () => {
    const database = await open()
    const guestAddress = 'ana@guests.example'
    await storeNotifications(database, 1, { recipient: 'guest', guestAddress })
    const misplaced = storeNotifications(database, 1, { guestAddress })
    await expect(misplaced).rejects.toThrow(/outbox_guest_address/)
    const { notifications } = await listNotifications(database, { limit: 20 })
    expect(notifications).toMatchObject([{ recipient: 'guest' }])
    expect(JSON.stringify(notifications)).not.toContain('guests.example')
  })

  test('storing no notifications is a no-op', async () => {
    const database = await open()
    await insertNotifications(database, [])
    expect(await countNotifications(database)).toMatchObject({ waiting: 0 })
  })

  test('pages show each notification once, newest first', async () => {
    const database = await open()
    for (const seconds of [0, 1, 1, 2, 3]) {
      await storeNotifications(database, 1, { createdAt: now.add({ seconds }) })
    }
    const all = await listAll(database, { limit: 2 })
    const { notifications } = await listNotifications(database, { limit: 20 })

    expect(all).toEqual(notifications.map(({ id }) => id))
    expect(new Set(all).size).toBe(5)
    const times = notifications.map(({ createdAt }) => createdAt.epochMilliseconds)
    expect(times).toEqual(times.toSorted((left, right) => right - left))
  })

  test.each(outboxStatuses)('the list of %s notifications shows no others', async (status) => {
    const database = await open()
    await storeOneOfEach(database)

    const { notifications } = await listNotifications(database, { status, limit: 20 })
    expect(notifications.map((each) => each.status)).toEqual([status])
    expect(await countNotifications(database)).toEqual({ waiting: 1, delivered: 1, failed: 1 })
  })

  test('sending again makes failed and waiting ones due, and leaves delivered ones alone', async () => {
    const database = await open()
    const ids = await storeOneOfEach(database)
    const then = now.add({ hours: 1 })

    expect(await makeDue(database, ids.failed, then)).toBe('due')
    expect(await makeDue(database, ids.waiting, then)).toBe('due')
    expect(await makeDue(database, ids.delivered, then)).toBe('delivered')
    expect(await makeDue(database, newId(), then)).toBe('unknown')

    const { notifications } = await listNotifications(database, { status: 'waiting', limit: 20 })
    for (const notification of notifications) {
      expect(notification).toMatchObject({ attempts: 0, nextAttemptAt: then })
    }
    expect(await countNotifications(database)).toEqual({ waiting: 2, delivered: 1, failed: 0 })
  })

  test.each(['', 'x', 'eyJpZCI6IjEifQ'])('the made-up cursor %j is rejected', async (cursor) => {
    await expect(listNotifications(await open(), { limit: 1, cursor })).rejects.toThrow(
      expect.objectContaining({ name: 'BadCursorError' }),
    )
  })

  test.each([undefined, 'delivered' as const])(
    'the admin list (%s) is read from an index',
    async (status) => {
      const database = await open()
      await storeNotifications(database, 1000)
      await sql`update outbox set status = 'delivered', delivered_at = created_at`.execute(database)
      await storeNotifications(database, 1000)
      await sql`analyze`.execute(database)

      const cursor = outboxCursors.encode({ createdAt: '2025-06-01T12:00:00.000Z', id: newId() })
      const query = notificationsQuery(database, { status, limit: 20, cursor })
      const format = kind === 'SQLite' ? sql`query plan` : undefined
      const plan = JSON.stringify(await query.explain(undefined, format))
      expect(plan).toContain(status ? 'outbox_by_status' : 'outbox_by_time')
      expect(plan).not.toMatch(/temp b-tree|"sort/i)
    },
  )
})

async function storeOneOfEach(database: Database) {
  await storeNotifications(database, 3)
  const { notifications } = await listNotifications(database, { limit: 3 })
  const [waiting = '', delivered = '', failed = ''] = notifications.map(({ id }) => id)
  const failure = { attempts: 1, reason: 'no' }
  const nextAttemptAt = instantToText(now.add({ hours: 6 }))
  await markFailed(database, waiting, { ...failure, nextAttemptAt })
  await markDelivered(database, delivered, { attempts: 1, now })
  await markFailed(database, failed, { ...failure, nextAttemptAt: null })
  return { waiting, delivered, failed }
}

async function listAll(database: Database, request: OutboxPageRequest): Promise<string[]> {
  const { notifications, nextCursor } = await listNotifications(database, request)
  const ids = notifications.map(({ id }) => id)
  if (nextCursor === null) return ids
  return [...ids, ...(await listAll(database, { ...request, cursor: nextCursor }))]
}
