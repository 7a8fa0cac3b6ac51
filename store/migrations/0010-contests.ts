import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../database.ts'

/**
 * Contests and their prizes. Ids are integers, since the specification sends `contestId` as a
 * number (section 5), and are never reused.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createContests(database)
  await createPrizes(database)
  await sql`insert into topic_versions (topic, version) values ('contests', 1)`.execute(database)
  // Only the admin sees a draft and its prizes.
  const watch = isSqlite(database) ? watchInSqlite : watchInPostgres
  await watch(database, 'contests', (row) => `${row}.status <> 'draft'`)
  await watch(
    database,
    'prizes',
    (row) => `exists (select 1 from contests where id = ${row}.contest_id and status <> 'draft')`,
  )
}

async function createContests(database: Kysely<unknown>): Promise<void> {
  await withNumberId(database, 'contests')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('contests_status', sql`status in ('draft', 'active', 'closed', 'archived')`)
    .addCheckConstraint('contests_order', sql`start_date < end_date`)
    .execute()

  // Never two active contests, even with concurrent writes.
  await database.schema
    .createIndex('contests_one_active')
    .unique()
    .on('contests')
    .columns(['status'])
    .where(sql.ref('status'), '=', sql.lit('active'))
    .execute()
}

async function createPrizes(database: Kysely<unknown>): Promise<void> {
  await withNumberId(database, 'prizes')
    .addColumn('contest_id', 'integer', (column) => column.notNull().references('contests.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('value_cents', 'integer', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('prizes_value', sql`value_cents > 0`)
    .execute()

  await database.schema
    .createIndex('prizes_by_contest')
    .on('prizes')
    .columns(['contest_id', 'id'])
    .execute()
}

function withNumberId(database: Kysely<unknown>, table: string) {
  return database.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) =>
      isSqlite(database)
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedAlwaysAsIdentity(),
    )
}

/** SQL condition for whether pages show the row with this alias. */
type IsShown = (row: string) => string

async function watchInSqlite(
  database: Kysely<unknown>,
  table: string,
  isShown: IsShown,
): Promise<void> {
  const events = [
    { name: 'insert', when: isShown('new') },
    { name: 'update', when: `${isShown('old')} or ${isShown('new')}` },
    { name: 'delete', when: isShown('old') },
  ]
  for (const { name, when } of events) {
    await sql`
      create trigger ${sql.ref(`${table}_shown_on_${name}`)} after ${sql.raw(name)}
      on ${sql.ref(table)} when ${sql.raw(when)} begin
        update topic_versions set version = version + 1 where topic = 'contests';
      end
    `.execute(database)
  }
}

async function watchInPostgres(
  database: Kysely<unknown>,
  table: string,
  isShown: IsShown,
): Promise<void> {
  const notice = sql.ref(`notice_shown_${table}`)
  await sql`
    create function ${notice}() returns trigger language plpgsql as $$
    declare
      is_shown boolean := false;
    begin
      if tg_op <> 'INSERT' then
        is_shown := exists (select from rows_before as before where ${sql.raw(isShown('before'))});
      end if;
      if tg_op <> 'DELETE' and not is_shown then
        is_shown := exists (select from rows_after as after where ${sql.raw(isShown('after'))});
      end if;
      if is_shown then
        update topic_versions set version = version + 1 where topic = 'contests';
      end if;
      return null;
    end
    $$
  `.execute(database)
  const events = [
    { name: 'insert', rows: 'new table as rows_after' },
    { name: 'update', rows: 'old table as rows_before new table as rows_after' },
    { name: 'delete', rows: 'old table as rows_before' },
  ]
  for (const { name, rows } of events) {
    await sql`
      create trigger ${sql.ref(`${table}_shown_on_${name}`)} after ${sql.raw(name)}
      on ${sql.ref(table)} referencing ${sql.raw(rows)}
      for each statement execute function ${notice}()
    `.execute(database)
  }
}
