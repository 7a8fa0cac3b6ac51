import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSubmissions } from '#content/admin-submissions.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDelete } from '../confirm.tsx'
import { refreshSubmissions } from './submission-query.ts'

const words = adminSubmissions

interface EntryProps {
  entry: Pick<AdminSubmission, 'id' | 'guestName'>
}

/** For a guest who takes an entry back (the rules of the contest); it asks before it does. */
export function DeleteEntry({ entry }: EntryProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="text-danger!"
        aria-label={words.deleteNamed(entry.guestName)}
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </Button>
      {isAsking && <Question entry={entry} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ entry, onClose }: EntryProps & { onClose: () => void }) {
  const client = useQueryClient()
  return (
    <ConfirmDelete
      address={`/api/admin/submissions/${entry.id}`}
      words={words.confirm}
      text={words.confirm.text(entry.guestName)}
      deleted={words.deleted(entry.guestName)}
      failed={words.deleteFailed}
      refresh={() => refreshSubmissions(client)}
      onClose={onClose}
    />
  )
}
