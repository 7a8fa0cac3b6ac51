import { useLocation } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { moderationStatuses, type ModerationStatus } from '#contracts/options.ts'
import type { AdminReview, ReviewCounts } from '#contracts/reviews.ts'
import { InboxTabs } from '../inbox.tsx'
import { LinkedRow } from '../linked-row.tsx'
import { ModerationCard } from './moderation-card.tsx'
import { ModerationList } from './moderation-list.tsx'
import { useDecision } from './decisions.ts'
import { adminMeta } from '../admin-meta.ts'

export const meta = adminMeta('Review Management')

/** Both addresses of the screen, each with its own tab (specification, section 2). */
export default function ReviewModeration() {
  const { pathname, search } = useLocation()
  const status = statusFrom(pathname, new URLSearchParams(search))
  const { data: counts } = useQuery<ReviewCounts>({ queryKey: ['/api/admin/reviews/counts'] })

  return (
    <div className="pt-8">
      <h1 className="sign text-title">Review Management</h1>
      <LinkedReview />
      <div className="mt-6">
        <InboxTabs
          label="Review Management"
          tabs={moderationStatuses}
          labels={{ pending: 'Pending', approved: 'Approved', all: 'All' }}
          counts={counts}
          chosen={status}
          addressOf={addressOf}
        >
          <ModerationList key={status} status={status} />
        </InboxTabs>
      </div>
    </div>
  )
}

/** Two taps from the mail: its link, and the decision. */
function LinkedReview() {
  const decide = useDecision()
  return (
    <LinkedRow<AdminReview> name="review" path="/api/admin/reviews">
      {(review) => (
        <ModerationCard review={review} onDecide={(isApproved) => decide(review, isApproved)} />
      )}
    </LinkedRow>
  )
}

function statusFrom(pathname: string, search: URLSearchParams): ModerationStatus {
  if (pathname.endsWith('/approved')) return 'approved'
  return search.get('status') === 'all' ? 'all' : 'pending'
}

function addressOf(status: ModerationStatus): string {
  if (status === 'approved') return '/admin/reviews/approved'
  return status === 'all' ? '/admin/reviews?status=all' : '/admin/reviews'
}
