import { shownSubmissionStatuses, type ShownSubmissionStatus } from '#contracts/options.ts'
import type { Visibility } from '#store/submissions/submission-files.ts'

/** Whether the public sees an entry (section 4). */
export function isShown<Entry extends Visibility>(
  entry: Entry,
): entry is Entry & { status: ShownSubmissionStatus } {
  return entry.consentToDisplay && shownSubmissionStatuses.some((each) => each === entry.status)
}
