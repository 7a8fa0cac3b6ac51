import { sql, type RawBuilder } from 'kysely'

/** What guests send, the stay links they get, and their clicks on the booking link. */
export const guestTables: RawBuilder<unknown>[] = [
  sql`create table reviews (
    id text primary key,
    guest_name text not null,
    guest_email text not null,
    guest_phone text,
    cabin text not null,
    stay_dates text not null,
    review_title text not null,
    review_text text not null,
    favorite_feature text not null,
    improvement_suggestion text not null,
    would_recommend text,
    allow_public integer not null,
    status text not null,
    owner_reply text,
    submitted_at text not null,
    idempotency_key text unique,
    overall_rating integer not null,
    cleanliness_rating integer not null,
    location_rating integer not null,
    amenities_rating integer not null,
    value_rating integer not null,
    is_suspect integer not null default 0 check (is_suspect in (0, 1)),
    sent_digest text,
    decided_by text,
    decided_at text,
    replied_by text,
    replied_at text,
    is_verified integer not null default 0 check (is_verified in (0, 1)),
    constraint reviews_allow_public check (allow_public in (0, 1)),
    constraint reviews_amenities_rating check (amenities_rating between 0 and 5),
    constraint reviews_cleanliness_rating check (cleanliness_rating between 0 and 5),
    constraint reviews_location_rating check (location_rating between 0 and 5),
    constraint reviews_overall_rating check (overall_rating between 0 and 5),
    constraint reviews_status check (status in ('pending', 'approved', 'rejected')),
    constraint reviews_value_rating check (value_rating between 0 and 5)
  )`,
  // One for each order of the public list, of all cabins and of one: filter, order and cursor.
  sql`create index reviews_by_newest on reviews (status, allow_public, submitted_at, id)`,
  sql`create index reviews_by_rating on reviews
    (status, allow_public, overall_rating, submitted_at, id)`,
  sql`create index reviews_by_cabin_and_newest on reviews
    (status, allow_public, cabin, submitted_at, id)`,
  sql`create index reviews_by_cabin_and_rating on reviews
    (status, allow_public, cabin, overall_rating, submitted_at, id)`,
  // For moderation.
  sql`create index reviews_by_status on reviews (status, submitted_at, id)`,
  sql`create index reviews_by_time on reviews (submitted_at, id)`,
  sql`create index reviews_by_verified_and_newest on reviews
    (is_verified, status, allow_public, submitted_at, id)`,

  sql`create table inquiries (
    id text primary key,
    kind text not null,
    status text not null,
    notes text not null,
    name text not null,
    email text not null,
    phone text not null,
    contact_preference text,
    budget text,
    event_type text,
    event_date text,
    guest_count text,
    duration text,
    details text,
    group_type text,
    group_size text,
    check_in text,
    check_out text,
    cabin_preferences text,
    flexible_dates integer,
    first_time integer,
    special_requests text,
    is_suspect integer not null,
    submitted_at text not null,
    idempotency_key text unique,
    sent_digest text,
    changed_by text,
    changed_at text,
    constraint inquiries_event check
      (kind <> 'event' or (event_type is not null and event_date is not null
        and guest_count is not null and details is not null)),
    constraint inquiries_group check
      (kind <> 'group' or (group_type is not null and group_size is not null
        and check_in is not null and check_out > check_in and cabin_preferences is not null
        and flexible_dates in (0, 1) and first_time in (0, 1) and special_requests is not null)),
    constraint inquiries_is_suspect check (is_suspect in (0, 1)),
    constraint inquiries_kind check (kind in ('event', 'group')),
    constraint inquiries_status check (status in ('new', 'answered', 'closed'))
  )`,
  // One for each combination of the inbox's filters, in its order.
  sql`create index inquiries_by_time on inquiries (submitted_at, id)`,
  sql`create index inquiries_by_status on inquiries (status, submitted_at, id)`,
  sql`create index inquiries_by_kind on inquiries (kind, submitted_at, id)`,
  sql`create index inquiries_by_both on inquiries (kind, status, submitted_at, id)`,

  sql`create table inquiry_answers (
    id text primary key,
    inquiry_id text not null references inquiries (id) on delete cascade,
    number integer not null,
    subject text not null,
    text text not null,
    written_by text not null,
    written_at text not null,
    constraint inquiry_answers_in_order unique (inquiry_id, number)
  )`,

  sql`create table openings (
    id text primary key,
    cabin text not null,
    check_in text not null,
    check_out text not null,
    guests integer not null,
    guest_email text not null,
    state text not null check (state in ('unconfirmed', 'waiting', 'told')),
    token_hash text not null unique,
    told_token_hash text unique,
    asked_at text not null,
    confirmed_at text,
    told_at text
  )`,
  sql`create unique index openings_by_guest_and_stay on openings
    (guest_email, cabin, check_in, check_out)`,
  sql`create index openings_by_state_and_check_in on openings (state, check_in, id)`,
  sql`create index openings_by_check_in on openings (check_in)`,
  sql`create index openings_by_state_and_asked on openings (state, asked_at)`,

  sql`create table stay_links (
    id text primary key,
    token_hash text not null unique,
    signature text not null,
    cabin text not null,
    check_in text not null,
    check_out text not null,
    expires_on text not null,
    review_used_at text,
    entry_used_at text,
    created_at text not null,
    created_by text not null
  )`,
  sql`create index stay_links_by_newest on stay_links (created_at, id)`,
  sql`create index stay_links_by_expiry on stay_links (expires_on)`,

  sql`create table referrals (
    id text primary key,
    cabin text,
    check_in text,
    check_out text,
    place text not null,
    created_at text not null,
    source text check (source in ('search', 'social', 'assistant', 'other', 'direct')),
    constraint referrals_stay_order check (check_out > check_in),
    constraint referrals_whole_stay check ((check_in is null) = (check_out is null))
  )`,
  sql`create index referrals_by_time on referrals (created_at)`,
]
