import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { admin } from '#content/admin.ts'
import { reviewLengths } from '#contracts/limits.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { Button } from '../../../parts/button.tsx'
import { Field, TextArea } from '../../../parts/field.tsx'
import { showToast } from '../../../parts/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { refreshReviews } from './moderation-query.ts'

const words = admin.reviews.reply

/** The owner's public answer; an empty one takes it away. */
export function ReplyForm({ review }: { review: AdminReview }) {
  const client = useQueryClient()
  const [reply, setReply] = useState(review.ownerReply ?? '')
  const save = useMutation({
    mutationFn: () => sendOverHttp('POST', `/api/admin/reviews/${review.id}/reply`, { reply }),
    onSuccess: () => {
      showToast(words.saved)
      return refreshReviews(client)
    },
    onError: () => showToast({ ...words.failed, destructive: true }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={onSubmit} className="mt-5 grid max-w-2xl gap-3 border-t border-line pt-5">
      <Field label={words.label}>
        {(control) => (
          <TextArea
            rows={2}
            maxLength={reviewLengths.ownerReply}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button
        type="submit"
        kind="secondary"
        size="small"
        disabled={save.isPending}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  )
}
