import { useLocation } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import { pageTitle } from '#content/site.ts'
import { moderationStatuses, type ModerationStatus } from '#contracts/options.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import { Tabs } from '../../../components/tabs.tsx'
import { ModerationList } from './moderation-list.tsx'

const words = admin.reviews

export const meta = () => [
  { title: pageTitle(words.title) },
  { name: 'robots', content: 'noindex' },
]

/** Both addresses of the screen, each opening on its tab (specification, section 2). */
export default function ReviewModeration() {
  const { pathname, search } = useLocation()
  const status = statusFrom(pathname, new URLSearchParams(search))
  const { data: counts } = useQuery<ReviewCounts>({ queryKey: ['/api/admin/reviews/counts'] })

  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <div className="mt-6">
        <Tabs
          label={words.title}
          chosen={status}
          tabs={moderationStatuses.map((value) => ({
            value,
            to: addressOf(value),
            label: counts ? `${words.tabs[value]} (${counts[value]})` : words.tabs[value],
            panel: value === status && <ModerationList key={value} status={value} />,
          }))}
        />
      </div>
    </div>
  )
}

function statusFrom(pathname: string, search: URLSearchParams): ModerationStatus {
  if (pathname.endsWith('/approved')) return 'approved'
  return search.get('status') === 'all' ? 'all' : 'pending'
}

function addressOf(status: string): string {
  if (status === 'approved') return '/admin/reviews/approved'
  return status === 'all' ? '/admin/reviews?status=all' : '/admin/reviews'
}
