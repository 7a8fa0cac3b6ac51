import { useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { moderationMessages } from '#contracts/messages.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { buttonClasses, Button } from '../../../components/button.tsx'
import { InboxList } from '../inbox-list.tsx'
import { useSearch } from '../inbox.tsx'
import { useDecision, useDecisions } from './decisions.ts'
import { ModerationCard } from './moderation-card.tsx'
import { exportAddress, moderationQuery } from './moderation-query.ts'
import { undoLatest } from '../undo.ts'

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

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * Keys for a list's rows, which work while the focus is in it, but not while typing (WCAG 2.1.4): J and
 * K move between rows, Z undoes, and `press` gets any other key with the id of the focused row. A key
 * held down only moves: its repeats would decide on rows the owner has not read.
 */
function useRowKeys(press: (key: string, id: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (event.repeat && !(key in steps)) return
    if (key === 'z') return undoLatest()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.findIndex((row) => row.contains(event.target as Node))
    const step = steps[key]
    if (step !== undefined) return rows[at + step]?.focus()
    const id = rows[at]?.dataset.row
    if (id !== undefined) press(key, id)
  }
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])')
  )
}

interface ChosenBarProps {
  reviews: readonly AdminReview[]
  /** Those that failed stay selected. */
  onDecided: (reviews: readonly AdminReview[]) => void
  onClear: () => void
}

/** Decides on all selected reviews; stays in view while the list scrolls. */
function ChosenBar({ reviews, onDecided, onClear }: ChosenBarProps) {
  const { mutate, isPending } = useDecisions()
  if (reviews.length === 0) return null
  const decide = (isApproved: boolean) =>
    mutate({ reviews, isApproved }, { onSuccess: ({ done }) => onDecided(done) })
  return (
    <div
      role="group"
      aria-label={`${reviews.length} selected`}
      className="sticky top-16 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-lg border-2 border-ember bg-card p-3 shadow-float lg:top-4 low:static"
    >
      <p className="font-semibold">{`${reviews.length} selected`}</p>
      <Button size="small" isResting={isPending} onClick={() => decide(true)}>
        Approve selected
      </Button>
      <Button kind="secondary" size="small" isResting={isPending} onClick={() => decide(false)}>
        Reject selected
      </Button>
      <Button kind="quiet" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
