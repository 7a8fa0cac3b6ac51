import type { AddedCabinsTable, CabinClosuresTable, RetiredCabinsTable } from './cabins/tables.ts'
import type { OutboxStatus } from '#contracts/options.ts'
import type { AlertKind } from '#contracts/alerts.ts'
import type { FeedTroubleKind } from '#contracts/feed-troubles.ts'
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
import type {
  InquiriesTable,
  InquiryAnswersTable,
  OpeningsTable,
  ReviewsTable,
} from './guest-tables.ts'
import type { SiteRevisionsTable } from './site/tables.ts'
import type { ReleaseMarksTable } from './release-mark.ts'
import type { RequestCountsTable } from './request-counts.ts'
import type { SitePicturesTable } from './pictures/picture-tables.ts'
import type { DailyCountsTable } from './visits/visit-tables.ts'
import type { Fixed, Flag } from './values.ts'
import type {
  ContestsTable,
  PrizesTable,
  SubmissionDecisionsTable,
  SubmissionFileJobsTable,
  SubmissionFilesTable,
  SubmissionsTable,
} from './contest-tables.ts'

export type NotificationKind =
  | 'review'
  | 'review-display'
  | 'inquiry'
  | 'submission'
  | 'inquiry-confirmation'
  | 'inquiry-answer'
  | 'opening-confirmation'
  | 'opening'
  | 'undecided-entries'
  | 'feed-trouble'
  | 'alert'
/** The settings give the address at the time of sending, except for a guest. */
export type RecipientRole = 'owner' | 'business' | 'guest'

/** Review counts; the total is the sum of all rows. Maintained by triggers. */
export interface ReviewCountsTable {
  shard: Fixed<number>
  pending: number
  approved: number
  rejected: number
}

/** Incremented with every change to what pages show of a topic, by triggers or with a publication. */
export interface TopicVersionsTable {
  topic: Fixed<string>
  version: number
}

/** A page that search engines have yet to be told about. */
export interface ChangedPagesTable {
  path: Fixed<string>
  changedAt: string
  attempts: number
  nextAttemptAt: string
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

export interface OutboxTable {
  id: Fixed<string>
  kind: Fixed<NotificationKind>
  source: Fixed<string>
  recipient: Fixed<RecipientRole>
  /** Set only for guests. */
  guestAddress: string | null
  /** The normalized mailbox. */
  guestMailbox: Fixed<string | null>
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

/** Jobs that run on one server at a time; omitted from backups. */
export interface JobsTable {
  name: Fixed<string>
  heldBy: string | null
  heldUntil: string | null
  /** When the last finished round began. */
  doneAt: string | null
  /** Since when something has been waiting for this job. */
  waitingSince: string | null
}

/** What BACKUP_URL copies, and the drill that restores it; omitted from backups. */
export interface CopiesTable {
  name: Fixed<string>
  /** When it last succeeded. */
  doneAt: string | null
  /** Since when it has been failing. */
  failingSince: string | null
  /** What the last drill found. */
  finding: string | null
}

/** Troubles reported to the owner, so that each is reported once. */
export interface FeedTroublesTable {
  key: Fixed<string>
  kind: Fixed<FeedTroubleKind>
  cabin: Fixed<string>
  /** Numbers as JSON. */
  feeds: Fixed<string>
  nightFrom: Fixed<string | null>
  nightTo: Fixed<string | null>
  foundAt: Fixed<string>
  seenAt: string
}

/** Health of the feeds, kept across restarts. */
export interface FeedHealthTable {
  /** From `feedKey`. */
  key: Fixed<string>
  failingSince: string | null
  hadNights: Flag
  emptySince: string | null
  unreadable: number
  /** Night ranges as JSON. */
  stays: string
}

/** What is wrong with the running of the site, one row for each kind. */
export interface AlertsTable {
  kind: Fixed<AlertKind>
  /** Who noticed: a machine for its own disk, else 'site'. */
  place: string
  detail: string
  since: string
  seenAt: string
  /** When the owner was last told. */
  toldAt: string | null
  endedAt: string | null
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

/** The owner's changes to the templates as shipped, which share their ids, and templates of their own. */
export interface ReplyTemplatesTable {
  id: Fixed<string>
  name: string
  text: string
  /** Of those as shipped: hidden. */
  isRemoved: Flag
  /** The administrator's username. */
  changedBy: string
  changedAt: string
}

/** Who changed what in the admin area. */
export interface ActivityTable {
  id: Fixed<string>
  at: Fixed<string>
  /** The administrator's username. */
  who: Fixed<string>
  area: Fixed<string>
  /** Method and route. */
  action: Fixed<string>
  target: Fixed<string>
  detail: Fixed<string>
}

/** What the owner said is right before launch, in preflight's words. */
export interface LaunchConfirmationsTable {
  what: Fixed<string>
  by: Fixed<string>
  at: Fixed<string>
}

export interface Tables {
  requestCounts: RequestCountsTable
  releaseMarks: ReleaseMarksTable
  sitePictures: SitePicturesTable
  alerts: AlertsTable
  siteRevisions: SiteRevisionsTable
  stayLinks: StayLinksTable
  feedHealth: FeedHealthTable
  feedTroubles: FeedTroublesTable
  jobs: JobsTable
  changedPages: ChangedPagesTable
  copies: CopiesTable
  contests: ContestsTable
  prizes: PrizesTable
  inquiries: InquiriesTable
  inquiryAnswers: InquiryAnswersTable
  replyTemplates: ReplyTemplatesTable
  cabinClosures: CabinClosuresTable
  addedCabins: AddedCabinsTable
  retiredCabins: RetiredCabinsTable
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
  reviewCounts: ReviewCountsTable
  topicVersions: TopicVersionsTable
  submissions: SubmissionsTable
  submissionFiles: SubmissionFilesTable
  submissionFileJobs: SubmissionFileJobsTable
  submissionDecisions: SubmissionDecisionsTable
}
