import type { CabinClosuresTable, CabinFeedsTable, RetiredCabinsTable } from './cabins/tables.ts'
import type { ReferralPlace, ReferralSource } from '#contracts/referrals.ts'
import type {
  AdminSettingsTable,
  AdminsTable,
  ChallengesTable,
  InvitationsTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInAttemptsTable,
} from './admin-tables.ts'
import type { InquiriesTable, InquiryAnswersTable } from './inquiries/tables.ts'
import type { OpeningsTable } from './openings/tables.ts'
import type { ReviewsTable } from './reviews/tables.ts'
import type { FeedHealthTable, FeedTroublesTable } from './availability/tables.ts'
import type { OutboxTable } from './outbox/tables.ts'
import type {
  ActivityTable,
  AlertsTable,
  CopiesTable,
  JobsTable,
  LaunchConfirmationsTable,
} from './running-tables.ts'
import type { SiteRevisionsTable } from './site/tables.ts'
import type { ReleaseMarksTable } from './release-mark.ts'
import type { RequestCountsTable } from './request-counts.ts'
import type { DailyCountsTable } from './visits/visit-tables.ts'
import type { Fixed } from './values.ts'
import type {
  ContestsTable,
  PrizesTable,
  SubmissionDecisionsTable,
  WinnerLettersTable,
  SubmissionsTable,
  UploadsTable,
} from './contest-tables.ts'

/** Incremented in the transaction of every change to what pages show of a topic. */
export interface TopicVersionsTable {
  topic: Fixed<string>
  version: number
}

export interface ReferralsTable {
  id: Fixed<string>
  cabin: Fixed<string | null>
  checkIn: Fixed<string | null>
  checkOut: Fixed<string | null>
  place: Fixed<ReferralPlace>
  /** Null where it is not known. */
  source: Fixed<ReferralSource | null>
  createdAt: Fixed<string>
}

/** One-time links that mark what came by them as a verified stay. */
export interface StayLinksTable {
  id: Fixed<string>
  tokenHash: Fixed<string>
  signature: Fixed<string>
  /** The cabin's id. */
  cabin: Fixed<string>
  checkIn: Fixed<string>
  checkOut: Fixed<string>
  /** The last day it works. */
  expiresOn: Fixed<string>
  reviewUsedAt: string | null
  entryUsedAt: string | null
  createdAt: Fixed<string>
  /** The administrator's username. */
  createdBy: Fixed<string>
}

/** Templates for answers to inquiries. */
export interface ReplyTemplatesTable {
  id: Fixed<string>
  name: string
  text: string
  /** Counts the changes. */
  version: number
}
import type { PushDevicesTable, PushKeysTable } from './push/tables.ts'

export interface Tables {
  requestCounts: RequestCountsTable
  releaseMarks: ReleaseMarksTable
  alerts: AlertsTable
  siteRevisions: SiteRevisionsTable
  stayLinks: StayLinksTable
  feedHealth: FeedHealthTable
  feedTroubles: FeedTroublesTable
  jobs: JobsTable
  copies: CopiesTable
  contests: ContestsTable
  prizes: PrizesTable
  inquiries: InquiriesTable
  inquiryAnswers: InquiryAnswersTable
  replyTemplates: ReplyTemplatesTable
  cabinClosures: CabinClosuresTable
  retiredCabins: RetiredCabinsTable
  cabinFeeds: CabinFeedsTable
  pushKeys: PushKeysTable
  pushDevices: PushDevicesTable
  activity: ActivityTable
  dailyCounts: DailyCountsTable
  launchConfirmations: LaunchConfirmationsTable
  openings: OpeningsTable
  outbox: OutboxTable
  reviews: ReviewsTable
  referrals: ReferralsTable
  admins: AdminsTable
  invitations: InvitationsTable
  passkeys: PasskeysTable
  recoveryCodes: RecoveryCodesTable
  challenges: ChallengesTable
  adminSettings: AdminSettingsTable
  sessions: SessionsTable
  signInAttempts: SignInAttemptsTable
  topicVersions: TopicVersionsTable
  submissions: SubmissionsTable
  uploads: UploadsTable
  submissionDecisions: SubmissionDecisionsTable
  winnerLetters: WinnerLettersTable
}
