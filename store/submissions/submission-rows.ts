import type { Selectable } from 'kysely'
import {
  shownSubmissionStatuses,
  type ShownSubmissionStatus,
  type SubmissionStatus,
} from '#contracts/options.ts'
import type { SubmissionsTable } from '../contest-tables.ts'
import {
  booleanToFlag,
  flagToBoolean,
  instantToText,
  textToInstant,
  type LastChange,
} from '../values.ts'

export interface NewSubmission {
  contestId: number
  guestName: string
  guestEmail: string
  /** The cabin's id, or a name that no longer matches a cabin. */
  cabinStayed: string
  stayDates: string
  description: string
  consentToTerms: boolean
  consentToDisplay: boolean
  /** The version of the terms that was accepted. */
  termsVersion: string
  consentedAt: Temporal.Instant
  /** Possible spam: shown to the admin. */
  isSuspect: boolean
  submittedAt: Temporal.Instant
  /** The same key stores once; null never matches. */
  idempotencyKey: string | null
}

/** An entry without its files (specification, section 3). */
export type StoredSubmission = NewSubmission & {
  id: string
  status: SubmissionStatus
  /** It came by a stay link. */
  isVerified: boolean
  /** Null until a winner's prize is sent. */
  prizeSent: LastChange
}

/** The fields that decide who may see an entry. */
export interface Visibility {
  status: SubmissionStatus
  consentToDisplay: boolean
}

/** Whether the public sees an entry (section 4). */
export function isShown<Entry extends Visibility>(
  entry: Entry,
): entry is Entry & { status: ShownSubmissionStatus } {
  return entry.consentToDisplay && shownSubmissionStatuses.some((each) => each === entry.status)
}

export function submissionToRow(submission: NewSubmission) {
  return {
    ...submission,
    consentToTerms: booleanToFlag(submission.consentToTerms),
    consentToDisplay: booleanToFlag(submission.consentToDisplay),
    isSuspect: booleanToFlag(submission.isSuspect),
    consentedAt: instantToText(submission.consentedAt),
    submittedAt: instantToText(submission.submittedAt),
  }
}

export function submissionFromRow({
  prizeSentBy,
  prizeSentAt,
  ...row
}: Selectable<SubmissionsTable>): StoredSubmission {
  const isSent = prizeSentBy !== null && prizeSentAt !== null
  return {
    ...row,
    consentToTerms: flagToBoolean(row.consentToTerms),
    consentToDisplay: flagToBoolean(row.consentToDisplay),
    isSuspect: flagToBoolean(row.isSuspect),
    isVerified: flagToBoolean(row.isVerified),
    consentedAt: textToInstant(row.consentedAt),
    submittedAt: textToInstant(row.submittedAt),
    prizeSent: isSent ? { by: prizeSentBy, at: textToInstant(prizeSentAt) } : null,
  }
}
