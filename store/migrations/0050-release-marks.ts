import { sql, type Kysely } from 'kysely'

/** Which releases can work on these tables; one row (store/release-mark.ts). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('release_marks')
    .addColumn('oldest_schema', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into release_marks (oldest_schema) values ('0050-release-marks')`.execute(
    database,
  )
}
