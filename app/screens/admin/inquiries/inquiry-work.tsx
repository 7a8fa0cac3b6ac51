import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { inquiryStatuses, type InquiryStatus } from '#contracts/options.ts'
import { Choice } from '../../../components/form/choice.tsx'
import { showToast } from '../../../components/toast.ts'
import { conflictIn } from '../../../queries.ts'
import { TextForm } from '../text-form.tsx'
import { changeNotes, changeStatus } from './change-inquiry.ts'
import { refreshInquiries } from './inquiry-query.ts'

interface InquiryProps {
  inquiry: AdminInquiry
}

/** Any status may follow any other; the new one shows right away, before the server responds. */
export function StatusField({ inquiry }: InquiryProps) {
  const { mutate, isPending, variables } = useStatusChange(inquiry)
  return (
    <Choice
      label={adminInquiries.status.label}
      value={isPending ? variables : inquiry.status}
      onChange={(event) => mutate(event.target.value as InquiryStatus)}
      options={inquiryStatuses}
      labelOf={(status) => adminInquiries.statuses[status]}
    />
  )
}

function useStatusChange(inquiry: AdminInquiry) {
  const { saved, failed } = adminInquiries.status
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: InquiryStatus) => changeStatus(client, inquiry, status),
    onSuccess: (status) => showToast(saved(status)),
    onError: async (error) => {
      const conflict = conflictIn(error)
      showToast({ ...failed, description: conflict ?? failed.description, destructive: true })
      if (conflict !== undefined) await refreshInquiries(client)
    },
  })
}

export function notesDraft({ id }: AdminInquiry): string {
  return id
}

export function NotesForm({ inquiry }: InquiryProps) {
  const client = useQueryClient()
  return (
    <TextForm
      id={notesDraft(inquiry)}
      stored={inquiry.notes}
      words={{
        label: 'Your notes',
        hint: 'Only you can see these.',
        save: 'Save notes',
        saved: { title: 'Notes saved', description: 'They’re saved with the inquiry.' },
        failed: { title: 'Error', description: 'Failed to save your notes' },
      }}
      maxLength={inquiryLengths.notes}
      save={(notes) => changeNotes(client, inquiry, notes)}
      refresh={() => refreshInquiries(client)}
    />
  )
}
