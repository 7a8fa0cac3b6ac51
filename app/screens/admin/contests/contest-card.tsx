import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { momentAt } from '#contracts/moments.ts'
import { contestRulesAddress } from '#content/contest.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { closingOf } from '../../../components/contests/closing.ts'
import { useFacts } from '../../../documents.ts'
import { ChangeContest, type ContestProps } from './contest-actions.tsx'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { Confirm } from '../confirm.tsx'
import { contestStatuses, refreshContests } from './contests-query.ts'
import { failedToast } from '../page-parts.tsx'

/** The colors of section 4: active green, draft grey, closed red, archived purple. */
const tones: Record<ContestStatus, BadgeTone> = {
  active: 'oak',
  draft: 'neutral',
  closed: 'danger',
  archived: 'dusk',
}

/** A contest: its status, links, and next step. */
export function ContestCard({ contest }: { contest: AdminContest }) {
  const heading = useId()
  const { timeZone } = useFacts()
  const closing = closingOf(contest.endDate, timeZone)
  return (
    <article
      aria-labelledby={heading}
      className="min-w-0 rounded-lg border border-line bg-card p-6 shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h2 id={heading} className="min-w-0 text-xl wrap-anywhere">
          {contest.title}
        </h2>
        <Badge tone={tones[contest.status]}>{contestStatuses[contest.status]}</Badge>
      </header>
      <p className="mt-1 text-base text-soft">
        From <time dateTime={contest.startDate}>{momentAt(contest.startDate, timeZone)}</time>{' '}
        {closing.isWholeDay ? 'through' : 'until'}{' '}
        <time dateTime={contest.endDate}>{closing.text}</time>
      </p>
      <ByDate contest={contest} />
      {contest.status === 'active' && !contest.isOpen && (
        <p className="mt-2 font-medium text-ember-ink">
          Not taking entries right now: today is outside its dates.
        </p>
      )}
      <p className="mt-3 line-clamp-4 wrap-anywhere whitespace-pre-line">{contest.description}</p>
      <footer className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <Belongings contest={contest} />
        <div className="flex flex-wrap gap-3">
          <ChangeContest contest={contest} />
          <NextStep contest={contest} />
        </div>
      </footer>
    </article>
  )
}

/** What happens to a contest that follows its dates. */
function ByDate({ contest }: { contest: AdminContest }) {
  const text = contest.followsDates && whatFollows(contest)
  return text && <p className="text-base text-soft">{text}</p>
}

function whatFollows({ status, endDate }: AdminContest): string | null {
  if (status === 'active') return 'Ends by itself.'
  if (status !== 'draft') return null
  return Date.parse(endDate) > Date.now()
    ? 'Starts by itself, unless another contest is still active then.'
    : 'Its dates are over, so it won’t start by itself.'
}

function Belongings({ contest: { id, status, submissions, prizes } }: { contest: AdminContest }) {
  const links = [
    {
      label: `Submissions (${submissions})`,
      to: `/admin/submissions?contestId=${id}`,
    },
    { label: `Prizes (${prizes})`, to: `/admin/prizes?contestId=${id}` },
    ...(status === 'draft' ? [] : [{ label: 'Rules page', to: contestRulesAddress(id) }]),
  ]
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const actionsWords = {
  active: 'Activate Contest',
  closed: 'Close Contest',
  archived: 'Archive',
} as const

const confirmWords = {
  active: {
    heading: 'Activate this contest?',
    text: (title: string) =>
      `“${title}” opens to guests on its start date. An active contest can’t go back to draft, and its rules can no longer be changed.`,
    yes: 'Activate it',
    no: 'Keep it a draft',
  },
  closed: {
    heading: 'Close this contest?',
    text: (title: string) =>
      `“${title}” will stop taking entries. A closed contest can’t be reopened.`,
    yes: 'Close it',
    no: 'Keep it open',
  },
  archived: {
    heading: 'Archive this contest?',
    text: (title: string) => `“${title}” will be archived. This can’t be undone.`,
    yes: 'Archive it',
    no: 'Keep it',
  },
} as const

/** The contest's next status. */
function NextStep({ contest }: ContestProps) {
  const change = useStatusChange(contest)
  const [isAsking, setAsking] = useState(false)
  const next = nextContestStatus[contest.status]
  if (next === null || next === 'draft') return null
  const question = confirmWords[next]
  const takeStep = () => change.mutate(next, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button
        size="small"
        kind={next === 'active' ? 'primary' : 'secondary'}
        aria-label={`${actionsWords[next]}: ${contest.title}`}
        isResting={change.isPending}
        onClick={() => setAsking(true)}
      >
        {change.isPending ? 'Saving...' : actionsWords[next]}
      </Button>
      {isAsking && (
        <Confirm
          words={question}
          text={question.text(contest.title)}
          isPending={change.isPending}
          onYes={takeStep}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function useStatusChange({ id, title }: AdminContest) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: ContestStatus) =>
      sendOverHttp('PATCH', `/api/admin/contests/${id}/status`, { status }),
    onSuccess: (_, status) =>
      showToast({ title: contestMessages.statusChanged(status), description: title }),
    onError: failedToast(contestMessages.statusFailed),
    onSettled: () => refreshContests(client),
  })
}
