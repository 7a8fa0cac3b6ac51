import { useState } from 'react'
import { admin } from '#content/admin.ts'
import { moderationMessages } from '#contracts/messages.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import { InboxList } from '../inbox-list.tsx'
import { SearchField } from '../search-field.tsx'
import { useDebounced } from '../use-debounced.ts'
import { ModerationCard } from './moderation-card.tsx'
import { moderationQuery } from './moderation-query.ts'
import { useDecision } from './use-decision.ts'

const words = { ...admin.reviews, loadFailed: moderationMessages.loadFailed }

export function ModerationList({ status }: { status: ModerationStatus }) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const decision = useDecision(status, search)
  return (
    <>
      <div className="max-w-md">
        <SearchField label={words.search} value={typed} onChange={setTyped} />
      </div>
      <InboxList query={moderationQuery(status, search)} search={search} words={words}>
        {(review) => (
          <ModerationCard
            review={review}
            onDecide={(isApproved) => decision.mutate({ review, isApproved })}
          />
        )}
      </InboxList>
    </>
  )
}
