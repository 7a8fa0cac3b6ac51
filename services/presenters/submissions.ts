import { fileEndings } from '#contracts/entry-file-types.ts'
import type { ShownSubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission, PublicSubmission, SubmissionFile } from '#contracts/submissions.ts'
import type { Decision } from '#store/submissions/submission-decisions.ts'
import type { StoredUpload } from '#store/pictures/uploads.ts'
import type { ListedSubmission } from '#store/submissions/submission-lists.ts'
import { cabinNameOf } from '../cabins/cabin-names.ts'
import type { Site } from '../site/site.ts'

/** The public view of an entry. Fields are named, so that new columns stay private (section 6). */
export function presentPublicSubmission(
  site: Site,
  submission: ListedSubmission & { status: ShownSubmissionStatus },
): PublicSubmission {
  const shown = presentShown(site, submission)
  return { ...shown, files: shown.files.map(withoutName), status: submission.status }
}

function presentShown(site: Site, submission: ListedSubmission) {
  return {
    id: submission.id,
    contestId: submission.contestId,
    contest: submission.contest,
    guestName: submission.guestName,
    cabinStayed: cabinNameOf(site, submission.cabinStayed),
    stayDates: submission.stayDates,
    description: submission.description,
    verified: submission.isVerified,
    submittedAt: instant(submission.submittedAt),
    files: submission.files.map(presentFile),
  }
}

/** The admin's view of an entry: everything the guest sent, and the decision. */
export function presentAdminSubmission(
  site: Site,
  submission: ListedSubmission,
  decisions: readonly Decision[],
): AdminSubmission {
  return {
    ...presentShown(site, submission),
    status: submission.status,
    guestEmail: submission.guestEmail,
    consentToTerms: submission.consentToTerms,
    consentToDisplay: submission.consentToDisplay,
    termsVersion: submission.termsVersion,
    consentedAt: instant(submission.consentedAt),
    isSuspect: submission.isSuspect,
    prizeSent: submission.prizeSent && {
      by: submission.prizeSent.by,
      at: instant(submission.prizeSent.at),
    },
    history: decisions.map(({ from, to, by, at }) => ({ from, to, by, at: instant(at) })),
  }
}

/** Guests' names of files may say more than they meant to publish: 'photo-1.jpg' instead. */
function withoutName(file: SubmissionFile, index: number): SubmissionFile {
  const kind = file.mimetype.startsWith('video/') ? 'video' : 'photo'
  return { ...file, originalName: `${kind}-${index + 1}.${fileEndings[file.mimetype]}` }
}

function presentFile(file: StoredUpload): SubmissionFile {
  return {
    id: file.id,
    mimetype: file.mimetype,
    originalName: file.originalName,
    url: `/api/files/submissions/${file.submissionId}/${file.id}`,
    width: file.width,
    height: file.height,
    isReady: file.state === 'ready',
  }
}

function instant(value: Temporal.Instant): string {
  return value.toString({ smallestUnit: 'millisecond' })
}
