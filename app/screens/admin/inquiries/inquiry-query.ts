import type { QueryClient } from '@tanstack/react-query'
import type { AdminInquiry, InquiryChange } from '#contracts/inquiries.ts'
import { limits } from '#contracts/limits.ts'
import type { InquiryKind, InquiryStatus } from '#contracts/options.ts'
import { sendOverHttp } from '../../../queries.ts'
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

/** The pages with one inquiry changed. */
function withChanged(
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

/** Changes an inquiry. Its card keeps its place until the next visit, even in the wrong tab. */
export async function changeInquiry(
  client: QueryClient,
  id: string,
  change: InquiryChange,
): Promise<AdminInquiry> {
  const answer = await sendOverHttp('PATCH', `${path}/${id}`, change)
  const changed = (await answer.json()) as AdminInquiry
  await showChanged(client, changed)
  return changed
}

/** Shows a changed inquiry where it is. */
export async function showChanged(client: QueryClient, changed: AdminInquiry): Promise<void> {
  client.setQueriesData<InquiryPages>({ queryKey: inquiriesKey }, (pages) =>
    withChanged(pages, changed),
  )
  await client.invalidateQueries({ queryKey: inquiriesKey, refetchType: 'none' })
  // The counts, and the one a mail has led to.
  await client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${path}/`),
  })
}

/** What was written to the guest. */
export function threadAddress(id: string): string {
  return `${path}/${id}/answers`
}

export function refreshInquiries(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: inquiriesKey })
}
