import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import type { SubmissionCounts } from '#contracts/submissions.ts'
import { contestsQuery } from '../contests/contests-query.ts'
import { UndecidedNotice } from './notices.tsx'

const words = admin.dashboard.counters

/** Four counters; a dash while loading. */
export function Counters() {
  const { data: reviews } = useQuery<ReviewCounts>({ queryKey: ['/api/admin/reviews/counts'] })
  const { data: contests } = useQuery(contestsQuery)
  const { data: submissions } = useQuery<SubmissionCounts>({
    queryKey: ['/api/admin/submissions/counts'],
  })
  const counters = [
    {
      label: words.contests,
      count: contests?.filter(({ status }) => status === 'active').length,
    },
    { label: words.pendingReviews, count: reviews?.pending },
    { label: words.submissions, count: submissions?.all },
    { label: words.approved, count: submissions?.approved },
  ]
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {counters.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-oak-wash p-5">
            <dt className="text-soft">{label}</dt>
            <dd className="font-display text-4xl font-bold">{count ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <UndecidedNotice bytes={submissions?.pendingBytes ?? 0} />
    </>
  )
}
