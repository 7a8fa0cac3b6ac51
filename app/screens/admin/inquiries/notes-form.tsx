import { useState } from 'react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { SavedByAnother } from '../saved-by-another.tsx'
import { TextForm } from '../text-form.tsx'
import { useInquiryChange } from './use-inquiry-change.ts'

const words = adminInquiries.notes

export function NotesForm({ inquiry }: { inquiry: AdminInquiry }) {
  const [notes, setNotes] = useState(inquiry.notes)
  // The notes that the owner's own began from: others mean that someone else has saved some.
  const [begunFrom, setBegunFrom] = useState(inquiry.notes)
  const save = useInquiryChange(inquiry.id)
  const onSave = () =>
    save.mutate(
      { change: { notes, from: { notes: inquiry.notes } }, words },
      {
        onSuccess: (saved) => {
          setBegunFrom(saved.notes)
          setNotes((typed) => (typed === notes ? saved.notes : typed))
        },
      },
    )
  const isNewer = inquiry.notes !== begunFrom && inquiry.notes !== notes
  return (
    <div className="grid gap-3">
      <TextForm
        words={words}
        maxLength={inquiryLengths.notes}
        value={notes}
        onChange={setNotes}
        onSave={onSave}
        isResting={save.isPending || notes === inquiry.notes}
        failure={save.isError ? words.failed.description : undefined}
      />
      {isNewer && <SavedByAnother text={inquiry.notes} />}
    </div>
  )
}
