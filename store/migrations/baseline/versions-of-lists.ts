import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../../database.ts'

/** Triggers increment the versions of reviews and contests, so that changes by hand count too. */
export async function watchLists(database: Kysely<unknown>): Promise<void> {
  await sql`insert into topic_versions values ('reviews', 1), ('contests', 1)`.execute(database)
  await (isSqlite(database) ? watchReviewsInSqlite(database) : watchReviewsInPostgres(database))
  // Only the admin sees a draft and its prizes.
  const watch = isSqlite(database) ? watchInSqlite : watchInPostgres
  await watch(database, 'contests', (row) => `${row}.status <> 'draft'`)
  await watch(
    database,
    'prizes',
    (row) => `exists (select 1 from contests where id = ${row}.contest_id and status <> 'draft')`,
  )
}

/** Pages show only approved reviews, so a new pending one changes none of them. */
const sqliteEvents = [
  { name: 'insert', when: `new.status = 'approved'` },
  { name: 'update', when: `'approved' in (old.status, new.status)` },
  { name: 'delete', when: `old.status = 'approved'` },
]

async function watchReviewsInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const { name, when } of sqliteEvents) {
    await sql`
      create trigger ${sql.ref(`reviews_shown_on_${name}`)} after ${sql.raw(name)} on reviews
      when ${sql.raw(when)} begin
        update topic_versions set version = version + 1 where topic = 'reviews';
      end
    `.execute(database)
  }
}

async function watchReviewsInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function notice_shown_reviews() returns trigger language plpgsql as $$
    declare
      is_shown boolean := false;
    begin
      if tg_op <> 'INSERT' then
        is_shown := exists (select from rows_before where status = 'approved');
      end if;
      if tg_op <> 'DELETE' and not is_shown then
        is_shown := exists (select from rows_after where status = 'approved');
      end if;
      if is_shown then
        update topic_versions set version = version + 1 where topic = 'reviews';
      end if;
      return null;
    end
    $$
  `.execute(database)
  await sql`
    create trigger reviews_shown_on_insert after insert on reviews
    referencing new table as rows_after
    for each statement execute function notice_shown_reviews()
  `.execute(database)
  await sql`
    create trigger reviews_shown_on_update after update on reviews
    referencing old table as rows_before new table as rows_after
    for each statement execute function notice_shown_reviews()
  `.execute(database)
  await sql`
    create trigger reviews_shown_on_delete after delete on reviews
    referencing old table as rows_before
    for each statement execute function notice_shown_reviews()
  `.execute(database)
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
