import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { adminSubmissions } from '#content/admin-submissions.ts'
import { pageTitle } from '#content/site.ts'
import { submissionStatuses, type SubmissionStatus } from '#contracts/options.ts'
import type { SubmissionCounts } from '#contracts/submissions.ts'
import { useSpokenCount } from '../../../components/lists/use-spoken-count.ts'
import { Tabs } from '../../../components/tabs.tsx'
import { ContestChoice } from './contest-choice.tsx'
import { EntryList } from './entry-list.tsx'
import { addressOf, choiceFrom, tabs, type EntryTab } from './entry-tabs.ts'
import { submissionCountsKey } from './submission-query.ts'

const words = adminSubmissions

export const meta = () => [
  { title: pageTitle(words.title) },
  { name: 'robots', content: 'noindex' },
]

/** All three addresses of the screen, each opening on its tab (specification, section 2). */
export default function Submissions() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { tab: chosen, contestId } = choiceFrom(pathname, new URLSearchParams(search))
  const { data: counts } = useQuery<SubmissionCounts>({
    queryKey: submissionCountsKey(contestId),
  })
  useSpokenCount({ filter: contestId ?? '', count: counts?.[chosen], hasMore: false })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <div className="mt-6 max-w-sm">
        <ContestChoice
          contestId={contestId}
          onChange={(id) => void navigate(addressOf(chosen, id), { preventScrollReset: true })}
        />
      </div>
      <div className="mt-6">
        <Tabs
          label={words.title}
          chosen={chosen}
          tabs={tabs.map((tab) => ({
            value: tab,
            to: addressOf(tab, contestId),
            label: counts ? `${words.tabs[tab]} (${counts[tab]})` : words.tabs[tab],
            panel: tab === chosen && <Panel key={tab} tab={tab} contestId={contestId} />,
          }))}
        />
      </div>
    </div>
  )
}

/** All of them begin with those that wait for a decision. */
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
