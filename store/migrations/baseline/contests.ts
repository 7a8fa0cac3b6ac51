import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isSqlite } from '../../database.ts'

/**
 * Contests and their prizes. Ids are integers, since the specification sends `contestId` as a number
 * (section 5), and are never reused.
 */
export const contestTables = (database: Kysely<unknown>): RawBuilder<unknown>[] => [
  sql`create table contests (
    id ${numberId(database)},
    title text not null,
    description text not null,
    rules text not null,
    start_date text not null,
    end_date text not null,
    status text not null,
    created_at text not null,
    follows_dates integer not null default 0 check (follows_dates in (0, 1)),
    constraint contests_order check (start_date < end_date),
    constraint contests_status check (status in ('draft', 'active', 'closed', 'archived'))
  )`,
  // Never two active contests, even with concurrent writes.
  sql`create unique index contests_one_active on contests (status) where status = 'active'`,

  sql`create table prizes (
    id ${numberId(database)},
    contest_id integer not null references contests (id),
    title text not null,
    description text not null,
    value_cents integer not null,
    image_url text,
    created_at text not null,
    constraint prizes_value check (value_cents > 0)
  )`,
  sql`create index prizes_by_contest on prizes (contest_id, id)`,
]

function numberId(database: Kysely<unknown>) {
  return isSqlite(database)
    ? sql`integer primary key autoincrement`
    : sql`integer primary key generated always as identity`
}

/** Entries with their decisions, files as uploaded, and letters to winners. */
export const entryTables: RawBuilder<unknown>[] = [
  sql`create table submissions (
    id text primary key,
    contest_id integer not null references contests (id),
    guest_name text not null,
    guest_email text not null,
    cabin_stayed text not null,
    stay_dates text not null,
    description text not null,
    consent_to_terms integer not null,
    consent_to_display integer not null,
    terms_version text not null,
    consented_at text not null,
    status text not null,
    is_suspect integer not null,
    submitted_at text not null,
    idempotency_key text unique,
    is_verified integer not null default 0 check (is_verified in (0, 1)),
    prize_sent_by text,
    prize_sent_at text,
    constraint submissions_display check (consent_to_display in (0, 1)),
    constraint submissions_status check (status in ('pending', 'approved', 'rejected', 'winner')),
    constraint submissions_suspect check (is_suspect in (0, 1)),
    constraint submissions_terms check (consent_to_terms = 1)
  )`,
  sql`create index submissions_by_time on submissions (submitted_at, id)`,
  sql`create index submissions_by_status on submissions (status, submitted_at, id)`,
  sql`create index submissions_by_contest on submissions (contest_id, submitted_at, id)`,
  // Queries repeat the condition to the letter, because otherwise the databases do not use a partial
  // index; `coalesce` keeps them from the index by status, which would need a sort.
  sql`create index submissions_shown on submissions
    (submitted_at, id)
    where coalesce(status, '') in ('approved', 'winner') and consent_to_display = 1`,
  sql`create index submissions_shown_of_contest on submissions
    (contest_id, submitted_at, id)
    where coalesce(status, '') in ('approved', 'winner') and consent_to_display = 1`,

  // Those of an entry, and the owner's.
  sql`create table uploads (
    id text primary key,
    submission_id text references submissions (id) on delete cascade,
    position integer,
    album text,
    original_name text not null,
    mimetype text not null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    files text not null,
    placeholder text,
    state text not null,
    created_at text not null,
    unused_since text,
    constraint uploads_place unique (submission_id, position),
    constraint uploads_bytes check (bytes > 0),
    constraint uploads_state check (state in ('waiting', 'ready', 'failed'))
  )`,
  sql`create index uploads_by_album on uploads (album, created_at)`,

  sql`create table submission_decisions (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    from_status text not null,
    to_status text not null,
    decided_by text not null,
    decided_at text not null
  )`,
  sql`create index submission_decisions_of_submission on submission_decisions (submission_id, id)`,

  sql`create table winner_letters (
    id text primary key,
    submission_id text not null unique references submissions (id) on delete cascade,
    subject text not null,
    text text not null,
    written_by text not null,
    written_at text not null
  )`,
]
