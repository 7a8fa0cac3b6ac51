import { sql, type RawBuilder } from 'kysely'

/** Administrators: sign-in, second factors, devices, and who changed what. */
export const adminTables: RawBuilder<unknown>[] = [
  sql`create table admins (
    id text primary key,
    username text not null unique,
    password_hash text not null,
    password_is_initial integer not null,
    password_changed_at text not null,
    created_at text not null,
    role text not null default 'owner',
    totp_secret text,
    totp_pending text,
    totp_last_step integer,
    constraint admins_password_is_initial check (password_is_initial in (0, 1)),
    constraint admins_username check (username <> '')
  )`,

  sql`create table sessions (
    token_hash text primary key,
    admin_id text not null references admins (id) on delete cascade,
    created_at text not null,
    last_seen_at text not null,
    device text not null default '',
    network text not null default '',
    proven_at text not null default '',
    is_trusted integer not null default 0
  )`,
  sql`create index sessions_by_admin on sessions (admin_id, created_at)`,

  sql`create table sign_in_attempts (
    key text primary key,
    failures integer not null,
    blocked_until text,
    failed_at text,
    succeeded_at text
  )`,
  sql`create index sign_in_attempts_by_failure on sign_in_attempts (failed_at)`,

  sql`create table invitations (
    id text primary key,
    token_hash text not null unique,
    role text not null,
    invitee text not null,
    created_at text not null,
    expires_at text not null,
    created_by text not null
  )`,

  sql`create table passkeys (
    id text primary key,
    admin_id text not null references admins (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    name text not null,
    created_at text not null,
    last_used_at text
  )`,
  sql`create index passkeys_by_admin on passkeys (admin_id, created_at)`,

  sql`create table recovery_codes (
    code_hash text primary key,
    admin_id text not null references admins (id) on delete cascade
  )`,
  sql`create index recovery_codes_by_admin on recovery_codes (admin_id)`,

  sql`create table challenges (
    hash text primary key,
    expires_at text not null
  )`,

  sql`create table admin_settings (
    name text primary key,
    value text not null
  )`,

  sql`create table push_keys (
    name text primary key,
    public_key text not null,
    private_key text not null
  )`,

  sql`create table push_devices (
    id text primary key,
    admin_id text not null references admins (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    device text not null,
    added_at text not null,
    told_until text not null
  )`,
  sql`create index push_devices_by_admin on push_devices (admin_id)`,

  sql`create table activity (
    id text primary key,
    at text not null,
    who text not null,
    area text not null,
    action text not null,
    target text not null,
    detail text not null
  )`,
  sql`create index activity_by_time on activity (at, id)`,
  sql`create index activity_by_who on activity (who, at, id)`,
  sql`create index activity_by_area on activity (area, at, id)`,
]
