import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../database.ts'

/** One table for both kinds of inquiry, and an outbox that can also write to guests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createInquiries(database)
  await createIndexes(database)
  if (isSqlite(database)) await rebuildOutboxInSqlite(database)
  else await widenOutboxInPostgres(database)
  // Read before each confirmation: how many this address received lately.
  await sql`
    create index outbox_by_guest on outbox (guest_address, created_at)
    where guest_address is not null
  `.execute(database)
}

async function createInquiries(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('inquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('contact_preference', 'text')
    .addColumn('budget', 'text')
    .addColumn('event_type', 'text')
    .addColumn('event_date', 'text')
    .addColumn('guest_count', 'text')
    .addColumn('duration', 'text')
    .addColumn('details', 'text')
    .addColumn('group_type', 'text')
    .addColumn('group_size', 'text')
    .addColumn('check_in', 'text')
    .addColumn('check_out', 'text')
    .addColumn('cabin_preferences', 'text')
    .addColumn('flexible_dates', 'integer')
    .addColumn('first_time', 'integer')
    .addColumn('special_requests', 'text')
    .addColumn('is_suspect', 'integer', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addCheckConstraint('inquiries_kind', sql`kind in ('event', 'group')`)
    .addCheckConstraint('inquiries_status', sql`status in ('new', 'answered', 'closed')`)
    .addCheckConstraint('inquiries_is_suspect', sql`is_suspect in (0, 1)`)
    .addCheckConstraint(
      'inquiries_event',
      sql`kind <> 'event' or (event_type is not null and event_date is not null
        and guest_count is not null and details is not null)`,
    )
    .addCheckConstraint(
      'inquiries_group',
      sql`kind <> 'group' or (group_type is not null and group_size is not null
        and check_in is not null and check_out > check_in and cabin_preferences is not null
        and flexible_dates in (0, 1) and first_time in (0, 1) and special_requests is not null)`,
    )
    .execute()
}

/** One for each combination of inbox filters, in its order. */
async function createIndexes(database: Kysely<unknown>): Promise<void> {
  const filters = { time: [], status: ['status'], kind: ['kind'], both: ['kind', 'status'] }
  for (const [name, columns] of Object.entries(filters)) {
    await database.schema
      .createIndex(`inquiries_by_${name}`)
      .on('inquiries')
      .columns([...columns, 'submitted_at', 'id'])
      .execute()
  }
}

async function widenOutboxInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_recipient`.execute(database)
  await sql`
    alter table outbox
      add column guest_address text,
      add constraint outbox_recipient check (recipient in ('owner', 'business', 'guest')),
      add constraint outbox_guest_address check (guest_address is null or recipient = 'guest')
  `.execute(database)
}

/** SQLite cannot alter a constraint, so the table is recreated and its rows copied. */
async function rebuildOutboxInSqlite(database: Kysely<unknown>): Promise<void> {
  const columns = sql.raw(
    `id, kind, source, recipient, subject, payload, status, attempts, next_attempt_at,
      claimed_by, claimed_until, last_error, created_at, delivered_at`,
  )
  await sql`
    create table outbox_with_guests (
      id text primary key,
      kind text not null,
      source text not null,
      recipient text not null,
      guest_address text,
      subject text not null,
      payload text not null,
      status text not null,
      attempts integer not null,
      next_attempt_at text not null,
      claimed_by text,
      claimed_until text,
      last_error text,
      created_at text not null,
      delivered_at text,
      constraint outbox_recipient check (recipient in ('owner', 'business', 'guest')),
      constraint outbox_guest_address check (guest_address is null or recipient = 'guest'),
      constraint outbox_status check (status in ('waiting', 'delivered', 'failed')),
      constraint outbox_whole_claim check ((claimed_by is null) = (claimed_until is null)),
      constraint outbox_delivered
        check ((status = 'delivered') = (delivered_at is not null))
    )
  `.execute(database)
  await sql`
    insert into outbox_with_guests (${columns}) select ${columns} from outbox
  `.execute(database)
  await sql`drop table outbox`.execute(database)
  await sql`alter table outbox_with_guests rename to outbox`.execute(database)
  await sql`
    create index outbox_due on outbox (next_attempt_at, id) where status = 'waiting'
  `.execute(database)
  await sql`create index outbox_by_time on outbox (created_at, id)`.execute(database)
  await sql`create index outbox_by_status on outbox (status, created_at, id)`.execute(database)
}
