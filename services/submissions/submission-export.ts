import type { SubmissionFilter } from '#contracts/submissions.ts'
import { limits } from '#contracts/limits.ts'
import {
  listSubmissionsForAdmin,
  type ListedSubmission,
} from '#store/submissions/submission-lists.ts'
import { cabinNameOf } from '../cabins/cabin-names.ts'
import { csvOf, inZone, localTime, receivedColumn, yesNo, type Column, valueCell } from '../csv.ts'
import type { Dependencies } from '../dependencies.ts'

/** The filtered entries, newest first, as CSV. */
export function exportSubmissions(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  filter: SubmissionFilter,
): AsyncGenerator<string> {
  const received = receivedColumn<ListedSubmission>(site.facts.timeZone)
  const cabin: Column<ListedSubmission> = [
    'cabinStayed',
    ({ cabinStayed }) => cabinNameOf(site, cabinStayed),
  ]
  const { timeZone } = site.facts
  const prize: Column<ListedSubmission> = [
    inZone('prizeSent', timeZone),
    ({ prizeSent }) => (prizeSent ? valueCell(localTime(prizeSent.at, timeZone)) : ''),
  ]
  return csvOf([received, cabin, ...columns, prize], async (cursor) => {
    const page = await listSubmissionsForAdmin(db, { ...filter, limit: limits.pageSizeMax, cursor })
    return { items: page.submissions, nextCursor: page.nextCursor }
  })
}

const columns: readonly Column<ListedSubmission>[] = [
  ['contest', ({ contest }) => contest],
  ['status', ({ status }) => status],
  ['guestName', ({ guestName }) => guestName],
  ['guestEmail', ({ guestEmail }) => guestEmail],
  ['stayDates', ({ stayDates }) => stayDates],
  ['description', ({ description }) => description],
  ['files', ({ files }) => files.map(({ originalName }) => originalName).join(', ')],
  ['verifiedStay', ({ isVerified }) => yesNo(isVerified)],
  ['mayBePublished', ({ consentToDisplay }) => yesNo(consentToDisplay)],
  ['termsVersion', ({ termsVersion }) => termsVersion],
  ['suspect', ({ isSuspect }) => yesNo(isSuspect)],
]
