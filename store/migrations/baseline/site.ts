import { sql, type RawBuilder } from 'kysely'

/** The owner's documents, cabins, calendars and templates. */
export const siteTables: RawBuilder<unknown>[] = [
  sql`create table site_revisions (
    id text primary key,
    document text not null,
    value text not null,
    author text not null,
    note text not null,
    created_at text not null,
    publish_at text,
    published_at text
  )`,
  sql`create index site_revisions_by_document on site_revisions (document, published_at, id)`,
  // A document has one draft and one planned publication at most.
  sql`create unique index site_revisions_drafts on site_revisions
    (document) where published_at is null and publish_at is null`,
  sql`create unique index site_revisions_planned on site_revisions
    (document) where published_at is null and publish_at is not null`,

  sql`create table cabin_closures (
    id text primary key,
    cabin text not null,
    from_day text not null,
    until_day text not null,
    changed_by text not null,
    changed_at text not null
  )`,

  sql`create table retired_cabins (
    cabin text primary key,
    redirect_to text not null,
    changed_by text not null,
    changed_at text not null
  )`,

  sql`create table cabin_feeds (
    id text primary key,
    cabin text not null,
    address text not null,
    transparent_days text not null,
    added_by text not null,
    added_at text not null,
    "end" text not null default 'check-out',
    zone text
  )`,

  sql`create table feed_health (
    key text primary key,
    failing_since text,
    unreadable integer not null,
    known text,
    seen_at text not null
  )`,

  sql`create table feed_troubles (
    key text primary key,
    kind text not null,
    cabin text not null,
    feeds text not null,
    night_from text,
    night_to text,
    found_at text not null,
    seen_at text not null
  )`,

  sql`create table reply_templates (
    id text primary key,
    name text not null,
    text text not null,
    version integer not null
  )`,

  sql`create table launch_confirmations (
    what text primary key,
    "by" text not null,
    at text not null
  )`,
]
