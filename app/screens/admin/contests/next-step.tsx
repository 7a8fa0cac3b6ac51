import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { Confirm } from '../confirm.tsx'
import { refreshContests } from './contests-query.ts'
import type { ContestProps } from './contest-actions.tsx'

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
export function NextStep({ contest }: ContestProps) {
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
    onError: ({ message }) =>
      showToast({ title: contestMessages.statusFailed, description: message, destructive: true }),
    onSettled: () => refreshContests(client),
  })
}
