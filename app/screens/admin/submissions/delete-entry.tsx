import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSubmissions } from '#content/admin-submissions.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { showToast } from '../../../parts/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { refreshSubmissions } from './submission-query.ts'

const words = adminSubmissions

interface EntryProps {
  entry: Pick<AdminSubmission, 'id' | 'guestName'>
}

/** For a guest who takes an entry back (content/contest/rules.ts); it asks before it does. */
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
  const { confirm } = words
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => sendOverHttp('DELETE', `/api/admin/submissions/${entry.id}`),
    onSuccess: () => showToast(words.deleted(entry.guestName)),
    onError: ({ message }) =>
      showToast({ title: words.deleteFailed, description: message, destructive: true }),
    onSettled: async () => {
      onClose()
      await refreshSubmissions(client)
    },
  })
  return (
    <Dialog label={confirm.heading} onClose={onClose}>
      <h2 className="pr-12 text-heading">{confirm.heading}</h2>
      <p className="mt-3 wrap-anywhere">{confirm.text(entry.guestName)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onClose}>
          {confirm.no}
        </Button>
        <Button disabled={remove.isPending} onClick={() => remove.mutate()}>
          {confirm.yes}
        </Button>
      </div>
    </Dialog>
  )
}
