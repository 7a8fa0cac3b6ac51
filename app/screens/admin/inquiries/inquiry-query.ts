import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { AdminInquiry, InquiryChange } from '#contracts/inquiries.ts'
import { limits } from '#contracts/limits.ts'
import type { InquiryKind, InquiryStatus } from '#contracts/options.ts'
import { readOverHttp } from '../../../queries.ts'

/** What the inbox shows; empty texts let everything through. */
export interface InboxFilter {
  status: InquiryStatus | ''
  kind: InquiryKind | ''
  search: string
}

export interface InquiryPage {
  inquiries: AdminInquiry[]
  next: string | null
}

export type InquiryPages = InfiniteData<InquiryPage>

const path = '/api/admin/inquiries'

/** Every list of the inbox; a change touches all of them. */
export const inquiriesKey = [path] as const
export const inquiryCountsKey = [`${path}/counts`] as const

export function inboxQuery(filter: InboxFilter) {
  const query = searchOf(filter)
  query.set('limit', String(limits.pageSize))
  return infiniteQueryOptions({
    queryKey: [...inquiriesKey, filter.status, filter.kind, filter.search],
    initialPageParam: `${path}?${query}`,
    queryFn: async ({ pageParam }): Promise<InquiryPage> => {
      const { body, next } = await readOverHttp(pageParam)
      return { inquiries: body as AdminInquiry[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}

/** Where the same inquiries are found as CSV. */
export function exportAddress(filter: InboxFilter): string {
  const query = searchOf(filter)
  return query.size > 0 ? `${path}/export.csv?${query}` : `${path}/export.csv`
}

/** The pages as they look once one inquiry has changed. */
export function withChange(
  pages: InquiryPages | undefined,
  id: string,
  change: InquiryChange,
): InquiryPages | undefined {
  if (!pages) return pages
  const update = (inquiry: AdminInquiry) =>
    inquiry.id === id ? { ...inquiry, ...change } : inquiry
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, inquiries: page.inquiries.map(update) })),
  }
}

function searchOf(filter: InboxFilter): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return new URLSearchParams(given)
}
