import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moderationMessages } from '#contracts/messages.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { InboxList } from '../inbox-list.tsx'
import { useSearch } from '../inbox.tsx'
import { useRowKeys } from '../use-row-keys.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { useDecision } from './decisions.ts'
import { ModerationCard } from './moderation-card.tsx'
import { exportAddress, moderationQuery } from './moderation-query.ts'

/** The reviews of a tab; pending ones are also decided by keyboard and several at once. */
export function ModerationList({ status }: { status: ModerationStatus }) {
  const { search, field } = useSearch('Search name, email, title or text')
  const query = moderationQuery(status, search)
  const decide = useDecision()
  const { chosen, toggle, drop, clear } = useChosen()
  const find = useReviewsIn(query)
  const press = useRowKeys((key, id) => {
    const [review] = find([id])
    if (review?.status !== 'pending') return
    if (key === 'x') toggle(id)
    else if (key === 'a' || key === 'r') decide(review, key === 'a')
  })
  return (
    <div role="presentation" onKeyDown={press}>
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow sm:max-w-md">{field}</div>
        <a href={exportAddress(status, search)} download className={buttonClasses('secondary')}>
          Export as CSV
        </a>
      </div>
      {status === 'pending' && (
        <p className="mt-3 text-sm text-soft pointer-coarse:hidden">
          Keys: J and K move, A approves, R rejects, X selects, Z undoes.
        </p>
      )}
      <ChosenBar reviews={find([...chosen])} onDecided={drop} onClear={clear} />
      <InboxList
        query={query}
        search={search}
        words={{
          loading: 'Loading reviews...',
          loadFailed: moderationMessages.loadFailed,
          none: 'No reviews here.',
        }}
      >
        {(review) => (
          <ModerationCard
            review={review}
            isChosen={chosen.has(review.id)}
            onChoose={review.status === 'pending' ? () => toggle(review.id) : undefined}
            onDecide={(isApproved) => decide(review, isApproved)}
          />
        )}
      </InboxList>
    </div>
  )
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => setChosen((before) => before.symmetricDifference(new Set([id])))
  const drop = (reviews: readonly AdminReview[]) =>
    setChosen((before) => before.difference(new Set(reviews.map(({ id }) => id))))
  return { chosen, toggle, drop, clear: () => setChosen(new Set()) }
}

/** Finds shown reviews by their ids; those that are no longer pending are left out. */
function useReviewsIn({ queryKey }: ReturnType<typeof moderationQuery>) {
  const client = useQueryClient()
  return (ids: readonly string[]): AdminReview[] => {
    const pages = client.getQueryData(queryKey)?.pages ?? []
    const shown = pages.flatMap(({ items }) => items)
    return shown.filter(({ id, status }) => status === 'pending' && ids.includes(id))
  }
}
