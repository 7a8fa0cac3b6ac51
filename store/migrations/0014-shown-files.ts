import { sql, type Kysely } from 'kysely'
import { isSqlite } from '../database.ts'

const bump = sql`update topic_versions set version = version + 1 where topic = 'submissions'`

/**
 * A file changes pages only if its entry is public; while an entry is pending, cached pages stay
 * valid. The status trigger catches a later approval.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (isSqlite(database)) await watchInSqlite(database)
  else await watchInPostgres(database)
}

async function watchInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const event of ['update', 'delete']) {
    const trigger = sql.ref(`submission_files_shown_on_${event}`)
    await sql`drop trigger ${trigger}`.execute(database)
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

async function watchInPostgres(database: Kysely<unknown>): Promise<void> {
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
    await sql`drop trigger ${trigger} on submission_files`.execute(database)
    await sql`
      create trigger ${trigger} after ${sql.raw(event)} on submission_files
      for each row execute function notice_shown_submission_files()
    `.execute(database)
  }
}
