import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'

const words = admin.dashboard.counters

/** Four figures at a glance; a dash stands for what is not known yet. */
export function Counters() {
  const { data: reviews } = useQuery<ReviewCounts>({ queryKey: ['/api/admin/reviews/counts'] })
  const counters = [
    { label: words.contests, count: undefined },
    { label: words.pendingReviews, count: reviews?.pending },
    { label: words.submissions, count: undefined },
    { label: words.approved, count: undefined },
  ]
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {counters.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse rounded-lg bg-oak-wash p-5">
          <dt className="text-soft">{label}</dt>
          <dd className="font-display text-4xl font-bold">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
