import { sql, type Kysely } from 'kysely'
import { adminTables } from './baseline/admin.ts'
import { contestTables, entryTables } from './baseline/contests.ts'
import { guestTables } from './baseline/guests.ts'
import { runningTables } from './baseline/running.ts'
import { siteTables } from './baseline/site.ts'

/** Every table of the first release. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const contests = [...contestTables(database), ...entryTables]
  const tables = [...guestTables, ...contests, ...adminTables, ...siteTables, ...runningTables]
  for (const statement of tables) await statement.execute(database)
  await sql`insert into release_marks (oldest_schema) values ('0001-baseline')`.execute(database)
}
