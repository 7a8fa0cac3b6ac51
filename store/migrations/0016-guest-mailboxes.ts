import { sql, type Kysely } from 'kysely'

/** The normalized mailbox of a guest's address, for counting messages sent to it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outbox').addColumn('guest_mailbox', 'text').execute()
  await sql`update outbox set guest_mailbox = guest_address`.execute(database)
  await sql`drop index outbox_by_guest`.execute(database)
  await sql`
    create index outbox_by_guest on outbox (guest_mailbox, created_at)
    where guest_mailbox is not null
  `.execute(database)
}
