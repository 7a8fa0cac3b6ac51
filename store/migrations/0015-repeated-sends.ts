import { sql, type Kysely } from 'kysely'

/**
 * A digest of what was sent with an Idempotency-Key, so that the same key with another body can be
 * rejected; null for older rows. Both kinds of inquiries shared one set of keys; keys are now
 * prefixed with the kind, which makes them per route.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['reviews', 'inquiries']) {
    await database.schema.alterTable(table).addColumn('sent_digest', 'text').execute()
  }
  await sql`
    update inquiries set idempotency_key = kind || ':' || idempotency_key
    where idempotency_key is not null
  `.execute(database)
}
