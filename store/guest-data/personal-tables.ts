import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

// What is personal in which table, and when its rows expire. A column added to one of these tables is
// in a guest's export automatically, and is deleted with its row.

type Table = keyof Tables

export interface GuestTable {
  table: Table
  /** The column with the guest's address. */
  address: string
  /** Of the pages that show these rows. */
  topic?: 'reviews' | 'submissions'
  /** Rows of other tables that belong to one of these; they are deleted by their foreign key. */
  parts?: Record<string, { table: Table; of: string; order: string }>
  /** Selected for the export as well. */
  also?: Record<string, RawBuilder<unknown>>
}

/** What guests have sent, by its name in an export. The outbox has what was mailed about it. */
export const guestTables = {
  reviews: { table: 'reviews', address: 'guestEmail', topic: 'reviews' },
  inquiries: {
    table: 'inquiries',
    address: 'email',
    parts: { answers: { table: 'inquiryAnswers', of: 'inquiryId', order: 'number' } },
  },
  entries: {
    table: 'submissions',
    address: 'guestEmail',
    topic: 'submissions',
    parts: {
      letters: { table: 'winnerLetters', of: 'submissionId', order: 'id' },
      decisions: { table: 'submissionDecisions', of: 'submissionId', order: 'id' },
    },
    also: { contest: sql`(select title from contests where contests.id = contest_id)` },
  },
  openings: { table: 'openings', address: 'guestEmail' },
} as const satisfies Record<string, GuestTable>

/** Columns that are in no export. */
export const notExported: readonly string[] = [
  // Random, or about a link; says nothing about the guest.
  'idempotencyKey',
  'sentDigest',
  'tokenHash',
  'toldTokenHash',
  'inquiryId',
  'submissionId',
  // Another person's data.
  'decidedBy',
  'repliedBy',
  'changedBy',
  'writtenBy',
  'prizeSentBy',
]

export interface Expiry {
  table: Table
  /** An indexed column with the time it is kept from; the oldest are deleted first. */
  since: string
  /** That column begins with a day (in UTC); otherwise it is an instant. */
  isDay?: true
  /** Defaults to `id`. */
  key?: string
  /** Only these expire; all others are kept, however old. */
  only?: RawBuilder<boolean>
  /** A later time that must be as long ago. */
  last?: RawBuilder<string>
  /** The least they are kept, however short the period. */
  atLeast?: { hours: number }
}

const lastDecision = sql<string>`coalesce((select max(decided_at) from submission_decisions
  where submission_id = submissions.id), submitted_at)`

/** How long is in `content/retention.ts`. */
export const expiries = {
  deliveredNotifications: {
    table: 'outbox',
    since: 'createdAt',
    only: sql`status = 'delivered'`,
    last: sql`delivered_at`,
    // The outbox is used to count the confirmations sent to an address (services/notifications/).
    atLeast: { hours: 24 },
  },
  closedInquiries: { table: 'inquiries', since: 'submittedAt', only: sql`status = 'closed'` },
  rejectedReviews: { table: 'reviews', since: 'submittedAt', only: sql`status = 'rejected'` },
  rejectedEntries: {
    table: 'submissions',
    since: 'submittedAt',
    only: sql`status = 'rejected'`,
    last: lastDecision,
  },
  undecidedEntries: {
    table: 'submissions',
    since: 'submittedAt',
    only: sql`status = 'pending'`,
    last: lastDecision,
  },
  referrals: { table: 'referrals', since: 'createdAt' },
  dailyCounts: { table: 'dailyCounts', key: 'key', since: 'key', isDay: true },
  activity: { table: 'activity', since: 'at' },
  stayLinks: { table: 'stayLinks', since: 'expiresOn', isDay: true },
  unconfirmedOpenings: { table: 'openings', since: 'askedAt', only: sql`state = 'unconfirmed'` },
  openings: { table: 'openings', since: 'checkIn', isDay: true },
} as const satisfies Record<string, Expiry>
