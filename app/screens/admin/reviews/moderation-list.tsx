import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#content/admin.ts'
import { moderationMessages } from '#contracts/messages.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import { Button } from '../../../parts/button.tsx'
import { Field, TextInput } from '../../../parts/field.tsx'
import { ModerationCard } from './moderation-card.tsx'
import { moderationQuery } from './moderation-query.ts'
import { useDecision } from './use-decision.ts'
import { useSearchOn } from '../use-search-on.ts'
import { useSettled } from './use-settled.ts'

const words = admin.reviews

export function ModerationList({ status }: { status: ModerationStatus }) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const query = useInfiniteQuery(moderationQuery(status, search))
  const decision = useDecision(status, search)
  useSearchOn(query, search, (page) => page.reviews.length > 0)
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? []

  return (
    <>
      <div className="max-w-md">
        <Field label={words.search}>
          {(control) => (
            <TextInput
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...control}
            />
          )}
        </Field>
      </div>
      <div aria-live="polite" className="mt-4">
        {query.isPending && <p className="text-soft">{words.loading}</p>}
        {query.isError && (
          <p role="alert" className="font-medium text-danger">
            {moderationMessages.loadFailed}
          </p>
        )}
        {query.isSuccess && reviews.length === 0 && !query.hasNextPage && (
          <p className="text-soft">{words.none}</p>
        )}
      </div>
      <ul className="mt-4 grid gap-5">
        {reviews.map((review) => (
          <li key={review.id} className="grid">
            <ModerationCard
              review={review}
              onDecide={(isApproved) => decision.mutate({ review, isApproved })}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="secondary"
          className="mt-6"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
