import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminContests as words } from '#content/admin-contests.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { Confirm } from '../confirm.tsx'
import { refreshContests } from './contests-query.ts'
import type { ContestProps } from './contest-actions.tsx'

/** The contest's next status. */
export function NextStep({ contest }: ContestProps) {
  const change = useStatusChange(contest)
  const [isAsking, setAsking] = useState(false)
  const next = nextContestStatus[contest.status]
  if (next === null || next === 'draft') return null
  const question = words.confirm[next]
  const takeStep = () => change.mutate(next, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button
        size="small"
        kind={next === 'active' ? 'primary' : 'secondary'}
        aria-label={`${words.actions[next]}: ${contest.title}`}
        isResting={change.isPending}
        onClick={() => setAsking(true)}
      >
        {change.isPending ? words.changing : words.actions[next]}
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
