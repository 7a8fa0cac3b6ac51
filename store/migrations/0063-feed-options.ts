import type { Kysely } from 'kysely'

/** How to read the ends and times of a cabin's calendar. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('cabin_feeds')
    .addColumn('end', 'text', (column) => column.notNull().defaultTo('check-out'))
    .execute()
  await database.schema.alterTable('cabin_feeds').addColumn('zone', 'text').execute()
}
