import { useState } from 'react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { TextForm } from '../text-form.tsx'
import { useInquiryChange } from './use-inquiry-change.ts'

const words = adminInquiries.notes

export function NotesForm({ inquiry }: { inquiry: AdminInquiry }) {
  const [notes, setNotes] = useState(inquiry.notes)
  const save = useInquiryChange(inquiry.id)
  return (
    <TextForm
      words={words}
      maxLength={inquiryLengths.notes}
      value={notes}
      onChange={setNotes}
      onSave={() => save.mutate({ change: { notes }, words })}
      isDisabled={save.isPending || notes === inquiry.notes}
    />
  )
}
