import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { adminSubmissions } from '#content/admin-submissions.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import type { SubmissionStatus } from '#contracts/options.ts'
import { Button } from '../../../parts/button.tsx'
import { useKeptPlace } from '../use-kept-place.ts'
import { ModeratedEntry } from './moderated-entry.tsx'
import { submissionsQuery } from './submission-query.ts'
import { useDecision } from './use-decision.ts'

const words = adminSubmissions

interface EntryListProps {
  status: SubmissionStatus
  contestId: string | null
  /** False where the tab says it already: then the heading is for screen readers alone. */
  hasHeading: boolean
}

/** Entries of one status, the newest first. */
export function EntryList({ status, contestId, hasHeading }: EntryListProps) {
  const id = useId()
  const query = useInfiniteQuery(submissionsQuery(status, contestId))
  const decision = useDecision()
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const place = useKeptPlace(entries)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={hasHeading ? 'text-heading' : 'sr-only'}>
        {words.tabs[status]}
      </h2>
      <div aria-live="polite">
        {query.isPending && <p className="mt-3 text-soft">{words.loading}</p>}
        {query.isError && <Failed onRetry={() => void query.refetch()} />}
        {query.isSuccess && entries.length === 0 && <p className="mt-3 text-soft">{words.none}</p>}
      </div>
      <ul {...place} className="mt-4 grid gap-5">
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1} className="grid min-w-0">
            <ModeratedEntry
              entry={entry}
              isDeciding={decision.isPending}
              onDecide={(to) => decision.mutate({ entry, to })}
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
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-4">
      <p className="font-medium text-danger">{galleryMessages.loadFailed}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
