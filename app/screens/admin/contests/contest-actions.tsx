import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminContests as words, newContest } from '#content/admin-contests.ts'
import { momentAt } from '#contracts/moments.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import { nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { Confirm, DeleteButton } from '../confirm.tsx'
import { EditDialog } from '../edit-dialog.tsx'
import { draftIn } from './contest-draft.ts'
import { ContestFields } from './contest-fields.tsx'
import { refreshContests } from './contests-query.ts'

interface ContestProps {
  contest: AdminContest
}

/** Editing, while guests may still enter or none has, and deleting a draft. */
export function ChangeContest({ contest }: ContestProps) {
  const [isEditing, setEditing] = useState(false)
  const client = useQueryClient()
  const { id, status, title } = contest
  if (status !== 'draft' && status !== 'active') return null
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={words.edit.named(title)}
        onClick={() => setEditing(true)}
      >
        {words.edit.button}
      </Button>
      {isEditing && <EditContest contest={contest} onClose={() => setEditing(false)} />}
      {status === 'draft' && (
        <DeleteButton
          label={words.delete.button}
          named={words.delete.named(title)}
          address={`/api/admin/contests/${id}`}
          words={words.delete}
          text={words.delete.text(title)}
          deleted={{ title: contestMessages.deleted, description: title }}
          failed={contestMessages.deleteFailed}
          refresh={() => refreshContests(client)}
        />
      )}
    </>
  )
}

function EditContest({ contest, onClose }: ContestProps & { onClose: () => void }) {
  const { timeZone } = useFacts()
  const { id, status, title, description, rules, startDate, endDate } = contest
  const hasFixedRules = status === 'active'
  return (
    <EditDialog
      words={words.edit}
      address={`/api/admin/contests/${id}`}
      read={(form) => contentIn(form, timeZone)}
      seen={{ title, description, rules, startDate, endDate }}
      texts={[
        title,
        description,
        rules,
        momentAt(startDate, timeZone),
        momentAt(endDate, timeZone),
      ]}
      saved={contestMessages.edited}
      failed={contestMessages.editFailed}
      onClose={onClose}
    >
      <p className="text-soft">{hasFixedRules ? words.edit.fixed : newContest.required}</p>
      <ContestFields contest={contest} hasFixedRules={hasFixedRules} />
    </EditDialog>
  )
}

function contentIn(form: HTMLFormElement, timeZone: string) {
  const { status: _, startDate, endDate, ...texts } = draftIn(form, timeZone)
  return { ...texts, startDate: startDate ?? '', endDate: endDate ?? '' }
}

/** The contest's next status. */
export function NextStep({ contest }: ContestProps) {
  const change = useStatusChange(contest)
  const [isAsking, setAsking] = useState(false)
  const next = nextContestStatus[contest.status]
  if (next === null || next === 'draft') return null
  const question = next === 'active' ? null : words.confirm[next]
  const takeStep = () => change.mutate(next, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button
        size="small"
        kind={next === 'active' ? 'primary' : 'secondary'}
        aria-label={`${words.actions[next]}: ${contest.title}`}
        isResting={change.isPending}
        onClick={question ? () => setAsking(true) : takeStep}
      >
        {change.isPending ? words.changing : words.actions[next]}
      </Button>
      {isAsking && question && (
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
