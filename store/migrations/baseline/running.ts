import { sql, type RawBuilder } from 'kysely'

/** What runs the site: mail to send, background jobs, counts, versions. */
export const runningTables: RawBuilder<unknown>[] = [
  sql`create table outbox (
    id text primary key,
    kind text not null,
    source text not null,
    recipient text not null,
    guest_address text,
    subject text not null,
    payload text not null,
    status text not null,
    attempts integer not null,
    next_attempt_at text not null,
    last_error text,
    created_at text not null,
    delivered_at text,
    guest_mailbox text,
    constraint outbox_delivered check ((status = 'delivered') = (delivered_at is not null)),
    constraint outbox_guest_address check (guest_address is null or recipient = 'guest'),
    constraint outbox_recipient check (recipient in ('owner', 'business', 'guest')),
    constraint outbox_status check (status in ('waiting', 'delivered', 'failed'))
  )`,
  // For the admin's list, unfiltered and by status; the second also serves the counts.
  sql`create index outbox_by_time on outbox (created_at, id)`,
  sql`create index outbox_by_status on outbox (status, created_at, id)`,
  // For deleting the data of a guest.
  sql`create index outbox_by_source on outbox (source)`,
  // Read before each confirmation: how many this address received lately.
  sql`create index outbox_by_guest on outbox
    (guest_mailbox, created_at) where guest_mailbox is not null`,
  // Each form counts the day's notifications.
  sql`create index outbox_by_kind on outbox (kind, created_at)`,

  sql`create table jobs (
    kind text not null,
    key text not null,
    due text,
    attempts integer not null default 0,
    last_error text,
    claimed_by text,
    claimed_until text,
    done_at text,
    primary key (kind, key),
    constraint jobs_whole_claim check ((claimed_by is null) = (claimed_until is null))
  )`,
  // Polled every few seconds.
  sql`create index jobs_due on jobs (due, key)`,

  sql`create table copies (
    name text primary key,
    done_at text,
    failing_since text,
    finding text
  )`,

  sql`create table alerts (
    kind text primary key,
    place text not null,
    detail text not null,
    since text not null,
    seen_at text not null,
    told_at text,
    ended_at text
  )`,

  sql`create table daily_counts (
    key text primary key,
    day text not null,
    kind text not null check (kind in ('view', 'search')),
    subject text not null,
    source text not null,
    count integer not null check (count > 0)
  )`,

  sql`create table request_counts (
    key text primary key,
    used bigint not null,
    ends_at text not null
  )`,
  sql`create index request_counts_by_end on request_counts (ends_at)`,

  sql`create table topic_versions (
    topic text primary key,
    version bigint not null
  )`,

  sql`create table release_marks (
    oldest_schema text not null
  )`,
]
