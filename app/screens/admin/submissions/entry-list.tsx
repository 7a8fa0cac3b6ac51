import { useId } from 'react'
import { adminSubmissions } from '#content/admin-submissions.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import type { SubmissionStatus } from '#contracts/options.ts'
import { InboxList } from '../inbox-list.tsx'
import { ModeratedEntry } from './moderated-entry.tsx'
import { submissionsQuery } from './submission-query.ts'
import { useDecision } from './use-decision.ts'

const words = { ...adminSubmissions, loadFailed: galleryMessages.loadFailed }

interface EntryListProps {
  status: SubmissionStatus
  contestId: string | null
  /** False where the tab says it already: then the heading is for screen readers alone. */
  hasHeading: boolean
}

/** Entries of one status, the newest first. */
export function EntryList({ status, contestId, hasHeading }: EntryListProps) {
  const id = useId()
  const decision = useDecision()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={hasHeading ? 'text-heading' : 'sr-only'}>
        {words.tabs[status]}
      </h2>
      <InboxList query={submissionsQuery(status, contestId)} words={words}>
        {(entry) => (
          <ModeratedEntry
            entry={entry}
            isDeciding={decision.isPending}
            onDecide={(to) => decision.mutate({ entry, to })}
          />
        )}
      </InboxList>
    </section>
  )
}
