import { Migrator } from 'kysely/migration'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { listNotifications } from '#store/outbox/outbox.ts'
import { databaseLocator, type DatabaseKind } from '#tests/fixtures/databases.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { migrations } from './migrations.ts'

describe.each<DatabaseKind>(['SQLite', 'PostgreSQL'])('migrating the outbox on %s', (kind) => {
  const locate = databaseLocator(kind)
  const opened: Database[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(closeDatabase))
  })

  async function databaseAt(name: string) {
    const db = await openDatabase(await locate({ isMigrated: false }))
    opened.push(db)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const migrateTo = async (target: string) => {
      const { error } = await migrator.migrateTo(target)
      expect(error).toBeUndefined()
    }
    await migrateTo(name)
    return { db, migrateTo }
  }

  test('keeps every notification and index', async () => {
    const { db, migrateTo } = await databaseAt('0008-topic-versions')
    await sql`
      insert into outbox (id, kind, source, recipient, subject, payload, status, attempts,
        next_attempt_at, claimed_by, claimed_until, created_at)
      values ('one', 'review', 'a-review', 'owner', 'New Guest Review', '[["a","b"]]', 'waiting', 2,
        '2025-06-01T12:00:00.000Z', 'worker', '2025-06-01T12:02:00.000Z', '2025-06-01T11:00:00.000Z')
    `.execute(db)
    await migrateTo('0009-inquiries')

    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([
      {
        id: 'one',
        kind: 'review',
        source: 'a-review',
        recipient: 'owner',
        guestAddress: null,
        subject: 'New Guest Review',
        payload: '[["a","b"]]',
        status: 'waiting',
        attempts: 2,
        nextAttemptAt: '2025-06-01T12:00:00.000Z',
        claimedBy: 'worker',
        claimedUntil: '2025-06-01T12:02:00.000Z',
        lastError: null,
        createdAt: '2025-06-01T11:00:00.000Z',
        deliveredAt: null,
      },
    ])
    expect(await indexesIn(db, kind)).toEqual([
      'outbox_by_guest',
      'outbox_by_status',
      'outbox_by_time',
      'outbox_due',
    ])
  })

  test('allows notifications to guests, and guest addresses on no others', async () => {
    // The code that stores notifications only works with the newest columns.
    const { db } = await databaseAt(Object.keys(migrations).at(-1) ?? '')
    await storeNotifications(db, 1, { recipient: 'guest', guestAddress: 'ana@guests.example' })
    const misplaced = storeNotifications(db, 1, { guestAddress: 'ana@guests.example' })
    await expect(misplaced).rejects.toThrow(/outbox_guest_address/)
    const { notifications } = await listNotifications(db, { limit: 20 })
    expect(notifications).toMatchObject([{ recipient: 'guest' }])
    expect(JSON.stringify(notifications)).not.toContain('guests.example')
  })
})

async function indexesIn(db: Database, kind: DatabaseKind): Promise<string[]> {
  const query =
    kind === 'SQLite'
      ? sql<{ name: string }>`select name from sqlite_master
          where type = 'index' and tbl_name = 'outbox' and name like 'outbox%'`
      : sql<{ name: string }>`select indexname as name from pg_indexes
          where tablename = 'outbox' and indexname not like '%pkey'`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name).toSorted()
}
