import type { ContestStatus, EntryFileType, SubmissionStatus } from '#contracts/options.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Fixed, Flag } from './values.ts'

export interface ContestsTable {
  id: Generated<number>
  title: string
  description: string
  rules: string
  startDate: string
  endDate: string
  status: ContestStatus
  /** It starts and ends by itself; the database's default is 0. */
  followsDates: ColumnType<Flag, Flag | undefined, Flag>
  createdAt: Fixed<string>
}

export interface PrizesTable {
  id: Generated<number>
  contestId: Fixed<number>
  title: string
  description: string
  valueCents: number
  /** A URL on this site. */
  imageUrl: Fixed<string | null>
  createdAt: Fixed<string>
}

/** A contest entry (specification, section 3). */
export interface SubmissionsTable {
  id: Fixed<string>
  contestId: Fixed<number>
  guestName: string
  guestEmail: string
  cabinStayed: string
  stayDates: string
  description: string
  consentToTerms: Flag
  consentToDisplay: Flag
  termsVersion: Fixed<string>
  consentedAt: Fixed<string>
  status: SubmissionStatus
  isSuspect: Fixed<Flag>
  /** It came by a stay link; the database's default is 0. */
  isVerified: Generated<Flag>
  submittedAt: Fixed<string>
  idempotencyKey: Fixed<string | null>
  /** The administrator's username; null until a winner's prize is sent. */
  prizeSentBy: ColumnType<string | null, undefined, string | null>
  prizeSentAt: ColumnType<string | null, undefined, string | null>
}

/** `waiting` while files are to be made of it; `failed`: they cannot be. */
export type UploadState = 'waiting' | 'ready' | 'failed'

/** Photos and videos of entries, and the owner's pictures. */
export interface UploadsTable {
  /** What its files are called. The owner's has a name and random digits, by which albums name it. */
  id: Fixed<string>
  /** Null for the owner's. */
  submissionId: Fixed<string | null>
  /** In its entry, from 0, in the order the guest sent them. */
  position: Fixed<number | null>
  /** Where the owner put it first. */
  album: Fixed<string | null>
  /** As the sender's device named it; never used as a path. */
  originalName: Fixed<string>
  /** Of the clean file, like its size in pixels, after rotation. */
  mimetype: Fixed<EntryFileType>
  bytes: Fixed<number>
  width: Fixed<number>
  height: Fixed<number>
  /** What has been made of it, as JSON. */
  files: string
  /** A data: address. */
  placeholder: string | null
  state: UploadState
  createdAt: Fixed<string>
  /** Since when nothing names the owner's picture. */
  unusedSince: string | null
}

export interface SubmissionDecisionsTable {
  id: Fixed<string>
  submissionId: Fixed<string>
  fromStatus: Fixed<SubmissionStatus>
  toStatus: Fixed<SubmissionStatus>
  /** The administrator's username. */
  decidedBy: Fixed<string>
  decidedAt: Fixed<string>
}

/** The owner's letter to a winner: one each. */
export interface WinnerLettersTable {
  id: Fixed<string>
  submissionId: Fixed<string>
  subject: Fixed<string>
  text: Fixed<string>
  /** The administrator's username. */
  writtenBy: Fixed<string>
  writtenAt: Fixed<string>
}
