import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { submissionStatuses, type SubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission, SubmissionCounts } from '#contracts/submissions.ts'
import { useSpokenCount } from '../../../components/lists/use-list-changes.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { contestsQuery } from '../contests/contests-query.ts'
import { InboxTabs } from '../inbox.tsx'
import { LinkedRow } from '../linked-row.tsx'
import {
  addressOf,
  choiceFrom,
  exportAddress,
  tabs,
  submissionCountsKey,
  submissionsQuery,
  useDecision,
  type EntryTab,
} from './submission-query.ts'
import { adminMeta } from '../admin-meta.ts'
import { useId } from 'react'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import { InboxList } from '../inbox-list.tsx'
import { ModeratedEntry } from './moderated-entry.tsx'

const tabNames = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  winner: 'Winners',
  rejected: 'Rejected',
}

export const meta = adminMeta('Contest Entries')

/** All three addresses of the screen, each with its own tab (specification, section 2). */
export default function Submissions() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { tab: chosen, contestId } = choiceFrom(pathname, new URLSearchParams(search))
  const { data: contests = [] } = useQuery(contestsQuery)
  const { data: counts } = useQuery<SubmissionCounts>({
    queryKey: submissionCountsKey(contestId),
  })
  useSpokenCount({ filter: contestId ?? '', count: counts?.[chosen], hasMore: false })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Contest Entries</h1>
      <LinkedEntry />
      <div className="mt-6 flex flex-wrap items-end gap-4 *:first:grow *:first:sm:max-w-sm">
        <Choice
          label="Contest"
          value={contestId ?? ''}
          onChange={({ target }) =>
            void navigate(addressOf(chosen, target.value || null), { preventScrollReset: true })
          }
          none="All contests"
          options={contests.map(({ id }) => id)}
          labelOf={(id) => contests.find((contest) => contest.id === id)?.title ?? ''}
        />
        <a href={exportAddress(chosen, contestId)} download className={buttonClasses('secondary')}>
          Export as CSV
        </a>
      </div>
      <div className="mt-6">
        <InboxTabs
          label="Contest Entries"
          tabs={tabs}
          labels={tabNames}
          counts={counts}
          chosen={chosen}
          addressOf={(tab) => addressOf(tab, contestId)}
        >
          <Panel key={chosen} tab={chosen} contestId={contestId} />
        </InboxTabs>
      </div>
    </div>
  )
}

function LinkedEntry() {
  const decision = useDecision()
  return (
    <LinkedRow<AdminSubmission> name="entry" path="/api/admin/submissions">
      {(entry) => (
        <ModeratedEntry
          entry={entry}
          isDeciding={decision.isPending}
          onDecide={(to) => decision.mutate({ entry, to })}
        />
      )}
    </LinkedRow>
  )
}

/** All tabs start with pending entries. */
function Panel({ tab, contestId }: { tab: EntryTab; contestId: string | null }) {
  const shown: readonly SubmissionStatus[] = tab === 'all' ? submissionStatuses : [tab]
  return (
    <div className="grid gap-12">
      {shown.map((status) => (
        <EntryList
          key={`${status}-${contestId}`}
          status={status}
          contestId={contestId}
          hasHeading={tab === 'all'}
        />
      ))}
    </div>
  )
}

interface EntryListProps {
  status: SubmissionStatus
  contestId: string | null
  /** False if the tab already says it: the heading is then for screen readers only. */
  hasHeading: boolean
}

/** Entries of one status, newest first. */
function EntryList({ status, contestId, hasHeading }: EntryListProps) {
  const id = useId()
  const decision = useDecision()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={hasHeading ? 'text-heading' : 'sr-only'}>
        {tabNames[status]}
      </h2>
      <InboxList
        query={submissionsQuery(status, contestId)}
        words={{
          loading: 'Loading entries...',
          loadFailed: galleryMessages.loadFailed,
          none: 'No entries here.',
        }}
      >
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
