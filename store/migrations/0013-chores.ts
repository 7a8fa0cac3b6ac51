import { sql, type Kysely } from 'kysely'

/** Work that one of several servers does for all: which one is at it, and when it was done. */
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
