import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('referrals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cabin', 'text')
    .addColumn('check_in', 'text')
    .addColumn('check_out', 'text')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('referrals_whole_stay', sql`(check_in is null) = (check_out is null)`)
    .addCheckConstraint('referrals_stay_order', sql`check_out > check_in`)
    .execute()

  await database.schema
    .createIndex('referrals_by_time')
    .on('referrals')
    .columns(['created_at'])
    .execute()
}
