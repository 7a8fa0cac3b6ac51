import { useState, type FormEvent } from 'react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { Button } from '../../../parts/button.tsx'
import { Field, TextArea } from '../../../parts/field.tsx'
import { useInquiryChange } from './use-inquiry-change.ts'

const words = adminInquiries.notes

export function NotesForm({ inquiry }: { inquiry: AdminInquiry }) {
  const [notes, setNotes] = useState(inquiry.notes)
  const save = useInquiryChange(inquiry.id)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ change: { notes }, words })
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <Field label={words.label} hint={words.hint}>
        {(control) => (
          <TextArea
            rows={2}
            maxLength={inquiryLengths.notes}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button
        type="submit"
        kind="secondary"
        size="small"
        disabled={save.isPending || notes === inquiry.notes}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  )
}
