import type { Kysely } from 'kysely'

/** Who changed what, and when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  const indexes = {
    activity_by_time: ['at', 'id'],
    activity_by_who: ['who', 'at', 'id'],
    activity_by_area: ['area', 'at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await database.schema.createIndex(name).on('activity').columns(columns).execute()
  }
}
