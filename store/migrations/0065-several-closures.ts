import { sql, type Kysely } from 'kysely'

/** A cabin may be closed several times. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('cabin_closures').renameTo('single_closures').execute()
  await database.schema
    .createTable('cabin_closures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cabin', 'text', (column) => column.notNull())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('until_day', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await sql`
    insert into cabin_closures (id, cabin, from_day, until_day, changed_by, changed_at)
    select cabin, cabin, from_day, until_day, changed_by, changed_at from single_closures
  `.execute(database)
  await database.schema.dropTable('single_closures').execute()
}
