import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../database.ts'

/**
 * A version per topic, incremented in the transaction of every change that pages show. Reading it
 * before serving a page tells whether the cached page is still valid. Triggers increment it, so
 * that changes by hand or by another program count too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('topic_versions')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into topic_versions (topic, version) values ('reviews', 1)`.execute(database)
  if (isSqlite(database)) await watchReviewsInSqlite(database)
  else await watchReviewsInPostgres(database)
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
