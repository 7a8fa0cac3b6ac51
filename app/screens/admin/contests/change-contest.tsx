import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminContests } from '#content/admin-contests.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import { Button } from '../../../components/button.tsx'
import { DeleteQuestion } from '../delete-question.tsx'
import { refreshContests } from './contests-query.ts'
import { EditContest } from './edit-contest.tsx'

const words = adminContests

/** Editing, while guests may still enter or nobody has, and deleting a draft. */
export function ChangeContest({ contest }: { contest: AdminContest }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const client = useQueryClient()
  const { id, status, title } = contest
  const close = () => setOpen(undefined)
  if (status !== 'draft' && status !== 'active') return null
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={words.edit.named(title)}
        onClick={() => setOpen('edit')}
      >
        {words.edit.button}
      </Button>
      {status === 'draft' && (
        <Button
          kind="secondary"
          size="small"
          aria-label={words.delete.named(title)}
          onClick={() => setOpen('delete')}
        >
          {words.delete.button}
        </Button>
      )}
      {open === 'edit' && <EditContest contest={contest} onClose={close} />}
      {open === 'delete' && (
        <DeleteQuestion
          address={`/api/admin/contests/${id}`}
          words={words.delete}
          text={words.delete.text(title)}
          deleted={{ title: contestMessages.deleted, description: title }}
          failed={contestMessages.deleteFailed}
          refresh={() => refreshContests(client)}
          onClose={close}
        />
      )}
    </>
  )
}
