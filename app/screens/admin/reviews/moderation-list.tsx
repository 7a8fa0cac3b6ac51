import { useState } from 'react'
import { admin } from '#content/admin.ts'
import { moderationMessages } from '#contracts/messages.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import { FoundList } from '../found-list.tsx'
import { SearchField } from '../search-field.tsx'
import { useSettled } from '../use-settled.ts'
import { ModerationCard } from './moderation-card.tsx'
import { moderationQuery } from './moderation-query.ts'
import { useDecision } from './use-decision.ts'

const words = { ...admin.reviews, loadFailed: moderationMessages.loadFailed }

export function ModerationList({ status }: { status: ModerationStatus }) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const decision = useDecision(status, search)
  return (
    <>
      <div className="max-w-md">
        <SearchField label={words.search} value={typed} onChange={setTyped} />
      </div>
      <FoundList query={moderationQuery(status, search)} search={search} words={words}>
        {(review) => (
          <ModerationCard
            review={review}
            onDecide={(isApproved) => decision.mutate({ review, isApproved })}
          />
        )}
      </FoundList>
    </>
  )
}
