import { Migrator } from 'kysely/migration'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { insertInquiry } from '#store/inquiries/inquiries.ts'
import { databaseLocator, type DatabaseKind } from '#tests/fixtures/databases.ts'
import { newEventInquiry } from '#tests/fixtures/inquiries.ts'
import { migrations } from './migrations.ts'

test.each<DatabaseKind>(['SQLite', 'PostgreSQL'])(
  'an inquiry from before keys were per route is still found by its key on %s',
  async (kind) => {
    const db = await openDatabase(await databaseLocator(kind)({ isMigrated: false }))
    onTestFinished(() => closeDatabase(db))
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('0014-shown-files')
    await sql`
      insert into inquiries (id, kind, status, notes, name, email, phone, event_type, event_date,
        guest_count, details, is_suspect, submitted_at, idempotency_key)
      values ('old', 'event', 'new', '', 'Ana', 'ana@guests.example', '', 'wedding', '2025-10-04',
        '16-20', '', 0, '2025-06-01T12:00:00.000Z', 'k')
    `.execute(db)
    expect((await migrator.migrateToLatest()).error).toBeUndefined()

    const again = await insertInquiry(db, newEventInquiry({ idempotencyKey: 'k' }))
    expect(again).toEqual({ id: 'old', isNew: false, sentDigest: null })
  },
)
