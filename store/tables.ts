import type { OutboxStatus, Recommendation } from '#contracts/options.ts'
import type { ReferralPlace } from '#contracts/referrals.ts'
import type { ColumnType } from 'kysely'

// What the columns hold, the same in both databases: flags as 0 or 1, instants as fixed-width
// UTC text and days as YYYY-MM-DD text, so that both sort as they should. Names are camelCase
// here and snake_case in the database (CamelCasePlugin).

export type Flag = 0 | 1
export type ReviewStatus = 'pending' | 'approved' | 'rejected'
/** What a notification is about. */
export type NotificationKind = 'review' | 'review-display'
/** Who is told; the settings say which address that is at the time of sending. */
export type RecipientRole = 'owner' | 'business'

/** Written once, at insertion. */
type Fixed<Type> = ColumnType<Type, Type, never>

export type ReviewsTable = {
  id: Fixed<string>
  guestName: string
  guestEmail: string
  guestPhone: string | null
  cabin: string
  stayDates: string
  overallRating: number
  cleanlinessRating: number
  locationRating: number
  amenitiesRating: number
  valueRating: number
  reviewTitle: string
  reviewText: string
  favoriteFeature: string
  improvementSuggestion: string
  wouldRecommend: Recommendation | null
  allowPublic: Flag
  status: ReviewStatus
  isSuspect: Fixed<Flag>
  ownerReply: string | null
  submittedAt: Fixed<string>
  idempotencyKey: Fixed<string | null>
}

/** How many reviews there are; the sum of all rows counts. Kept by triggers. */
export type ReviewCountsTable = {
  shard: Fixed<number>
  pending: number
  approved: number
  rejected: number
}

/** Grows with every change to what pages show of a topic. Kept by triggers. */
export type TopicVersionsTable = {
  topic: Fixed<string>
  version: number
}

export type ReferralsTable = {
  id: Fixed<string>
  cabin: Fixed<string | null>
  checkIn: Fixed<string | null>
  checkOut: Fixed<string | null>
  place: Fixed<ReferralPlace>
  createdAt: Fixed<string>
}

export type OutboxTable = {
  id: Fixed<string>
  kind: Fixed<NotificationKind>
  source: Fixed<string>
  recipient: Fixed<RecipientRole>
  subject: Fixed<string>
  payload: Fixed<string>
  status: OutboxStatus
  attempts: number
  nextAttemptAt: string
  claimedBy: string | null
  claimedUntil: string | null
  lastError: string | null
  createdAt: Fixed<string>
  deliveredAt: string | null
}

export type AdminsTable = {
  id: Fixed<string>
  username: Fixed<string>
  passwordHash: string
  passwordIsInitial: Flag
  passwordChangedAt: string
  createdAt: Fixed<string>
}

export type SessionsTable = {
  tokenHash: Fixed<string>
  adminId: Fixed<string>
  createdAt: Fixed<string>
  lastSeenAt: string
}

export type SignInAttemptsTable = {
  key: Fixed<string>
  failures: number
  blockedUntil: string | null
  failedAt: string | null
  succeededAt: string | null
}

export type Tables = {
  outbox: OutboxTable
  reviews: ReviewsTable
  referrals: ReferralsTable
  admins: AdminsTable
  sessions: SessionsTable
  signInAttempts: SignInAttemptsTable
  reviewCounts: ReviewCountsTable
  topicVersions: TopicVersionsTable
}
