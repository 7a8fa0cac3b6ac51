import { sql, type Kysely } from 'kysely'

/**
 * What was sent under an Idempotency-Key, as a digest, so that the same key with another body can be
 * refused; null for what came before. Both kinds of inquiries share a table and its keys were one
 * space: a key now begins with the kind, so that it belongs to one route.
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
