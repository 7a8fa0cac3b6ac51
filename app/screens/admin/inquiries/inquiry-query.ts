import type { AdminInquiry } from '#contracts/inquiries.ts'
import { limits } from '#contracts/limits.ts'
import type { InquiryKind, InquiryStatus } from '#contracts/options.ts'
import { listQuery, withItems, type ListPages } from '../list-query.ts'

/** What the inbox shows; empty texts let everything through. */
export interface InboxFilter {
  status: InquiryStatus | ''
  kind: InquiryKind | ''
  search: string
}

export type InquiryPages = ListPages<AdminInquiry>

const path = '/api/admin/inquiries'

/** Every list of the inbox; a change touches all of them. */
export const inquiriesKey = [path] as const
export const inquiryCountsKey = [`${path}/counts`] as const

export function inboxQuery(filter: InboxFilter) {
  const query = searchOf(filter)
  query.set('limit', String(limits.pageSize))
  const queryKey = [...inquiriesKey, filter.status, filter.kind, filter.search]
  return listQuery<AdminInquiry>(queryKey, `${path}?${query}`)
}

/** Where the same inquiries are found as CSV. */
export function exportAddress(filter: InboxFilter): string {
  const query = searchOf(filter)
  return query.size > 0 ? `${path}/export.csv?${query}` : `${path}/export.csv`
}

/** The pages as they look once one inquiry has changed. */
export function withChanged(
  pages: InquiryPages | undefined,
  changed: AdminInquiry,
): InquiryPages | undefined {
  return withItems(pages, (inquiries) =>
    inquiries.map((inquiry) => (inquiry.id === changed.id ? changed : inquiry)),
  )
}

function searchOf(filter: InboxFilter): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return new URLSearchParams(given)
}
