import { useQuery } from '@tanstack/react-query'
import type { Calendars } from '#contracts/feed-troubles.ts'
import type { InquiryCounts } from '#contracts/inquiries.ts'
import type { OutboxCounts } from '#contracts/outbox.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import type { SubmissionCounts } from '#contracts/submissions.ts'
import { useIsOn } from '../../documents.ts'
import { useMay } from './use-may.ts'

/** What waits for the owner. A count is undefined while it loads, where the feature is off, and where the role doesn't include it. */
export interface Waiting {
  reviews: number | undefined
  entries: number | undefined
  /** Photos and videos that could not be prepared. */
  files: number | undefined
  inquiries: number | undefined
  /** Mails that were given up. */
  mail: number | undefined
  /** Problems with the cabins' feeds. */
  calendars: number | undefined
}

/** Never refetched on its own: that would keep an unattended session alive. */
export function useWaiting(): Waiting {
  const isOn = useIsOn()
  const may = useMay()
  const reviews = useQuery<ReviewCounts>({ queryKey: ['/api/admin/reviews/counts'] })
  const entries = useQuery<SubmissionCounts>({
    queryKey: ['/api/admin/submissions/counts'],
    enabled: isOn('/admin/submissions'),
  })
  const inquiries = useQuery<InquiryCounts>({
    queryKey: ['/api/admin/inquiries/counts'],
    enabled: isOn('/admin/inquiries'),
  })
  const outbox = useQuery<OutboxCounts>({
    queryKey: ['/api/admin/outbox/counts'],
    enabled: may.open('/admin/outbox'),
  })
  const calendars = useQuery<Calendars>({
    queryKey: ['/api/admin/calendars'],
    enabled: may.use('GET', '/api/admin/calendars'),
  })
  return {
    reviews: reviews.data?.pending,
    entries: entries.data?.pending,
    files: entries.data?.failedFiles,
    inquiries: inquiries.data?.new,
    mail: outbox.data?.failed,
    calendars: calendars.data?.troubles.length,
  }
}
