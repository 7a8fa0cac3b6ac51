import { sql, type Kysely } from 'kysely'

/** Jobs that one of several servers runs: who is running them, and when they finished. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('held_by', 'text')
    .addColumn('held_until', 'text')
    .addColumn('done_at', 'text')
    .addCheckConstraint('chores_whole_claim', sql`(held_by is null) = (held_until is null)`)
    .execute()
}
