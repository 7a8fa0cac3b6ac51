import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../../database.ts'

/** Triggers increment the version of entries. A file changes pages only if its entry is public. */
export async function watchEntries(database: Kysely<unknown>): Promise<void> {
  await sql`insert into topic_versions values ('submissions', 1)`.execute(database)
  if (isSqlite(database)) {
    await watchInSqlite(database)
    await watchFilesInSqlite(database)
  } else {
    await watchInPostgres(database)
    await watchFilesInPostgres(database)
  }
}

const bump = sql`update topic_versions set version = version + 1 where topic = 'submissions'`
const shownAs = (row: string) =>
  `(${row}.status in ('approved', 'winner') and ${row}.consent_to_display = 1)`

const watched = [
  { table: 'submissions', event: 'insert', when: shownAs('new') },
  { table: 'submissions', event: 'update', when: `${shownAs('old')} or ${shownAs('new')}` },
  { table: 'submissions', event: 'delete', when: shownAs('old') },
]

async function watchInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const { table, event, when } of watched) {
    await sql`
      create trigger ${sql.ref(`${table}_shown_on_${event}`)} after ${sql.raw(event)}
      on ${sql.ref(table)} when ${sql.raw(when)} begin ${bump}; end
    `.execute(database)
  }
}

async function watchInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function notice_shown_submissions() returns trigger language plpgsql as $$
    begin ${bump}; return null; end
    $$
  `.execute(database)
  for (const { table, event, when } of watched) {
    await sql`
      create trigger ${sql.ref(`${table}_shown_on_${event}`)} after ${sql.raw(event)}
      on ${sql.ref(table)} for each row when (${sql.raw(when)})
      execute function notice_shown_submissions()
    `.execute(database)
  }
}

async function watchFilesInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const event of ['update', 'delete']) {
    const trigger = sql.ref(`submission_files_shown_on_${event}`)
    await sql`
      create trigger ${trigger} after ${sql.raw(event)} on submission_files
      when exists (
        select 1 from submissions
        where id = old.submission_id and status in ('approved', 'winner') and consent_to_display = 1
      )
      begin ${bump}; end
    `.execute(database)
  }
}

async function watchFilesInPostgres(database: Kysely<unknown>): Promise<void> {
  // Locks for reading: waits for a concurrent approval, which then counts.
  await sql`
    create function notice_shown_submission_files() returns trigger language plpgsql as $$
    declare
      is_shown boolean;
    begin
      select status in ('approved', 'winner') and consent_to_display = 1 into is_shown
      from submissions where id = old.submission_id for share;
      if is_shown then
        ${bump};
      end if;
      return null;
    end
    $$
  `.execute(database)
  for (const event of ['update', 'delete']) {
    const trigger = sql.ref(`submission_files_shown_on_${event}`)
    await sql`
      create trigger ${trigger} after ${sql.raw(event)} on submission_files
      for each row execute function notice_shown_submission_files()
    `.execute(database)
  }
}
