import type { QueryClient } from '@tanstack/react-query'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { limits } from '#contracts/limits.ts'
import type { InquiryKind, InquiryStatus } from '#contracts/options.ts'
import { listQuery, withItems, type ListPages } from '../list-query.ts'

/** Filters of the inbox; empty texts match everything. */
export interface InboxFilter {
  status: InquiryStatus | ''
  kind: InquiryKind | ''
  search: string
}

type InquiryPages = ListPages<AdminInquiry>

const path = '/api/admin/inquiries'

/** All inbox lists; a change affects all of them. */
const inquiriesKey = [path] as const
export const inquiryCountsKey = [`${path}/counts`] as const

export function inboxQuery(filter: InboxFilter) {
  const query = searchOf(filter)
  query.set('limit', String(limits.pageSize))
  const queryKey = [...inquiriesKey, filter.status, filter.kind, filter.search]
  return listQuery<AdminInquiry>(queryKey, `${path}?${query}`)
}

/** Address of the CSV export. */
export function exportAddress(filter: InboxFilter): string {
  const query = searchOf(filter)
  return query.size > 0 ? `${path}/export.csv?${query}` : `${path}/export.csv`
}

function searchOf(filter: InboxFilter): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return new URLSearchParams(given)
}

/** Shows changed fields of an inquiry; the others may have changed since the answer was sent. */
export function showChanged(
  client: QueryClient,
  id: string,
  fields: Partial<Pick<AdminInquiry, 'status' | 'notes'>>,
): void {
  const changed = (inquiry: AdminInquiry) =>
    inquiry.id === id ? { ...inquiry, ...fields } : inquiry
  client.setQueriesData<InquiryPages>({ queryKey: inquiriesKey }, (pages) =>
    withItems(pages, (inquiries) => inquiries.map(changed)),
  )
  client.setQueryData<AdminInquiry>([addressOf(id)], (linked) => linked && changed(linked))
  void client.invalidateQueries({ queryKey: inquiriesKey, refetchType: 'none' })
  // The counts, and the one a mail has led to.
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${path}/`),
  })
}

/** The inquiry's own address. */
export function addressOf(id: string): string {
  return `${path}/${id}`
}

/** What was written to the guest. */
export function threadAddress(id: string): string {
  return `${addressOf(id)}/answers`
}

export function refreshInquiries(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: inquiriesKey })
}
