import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#content/admin.ts'
import { reviewLengths } from '#contracts/limits.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { showToast } from '../../../parts/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { TextForm } from '../text-form.tsx'
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
  return (
    <TextForm
      words={words}
      maxLength={reviewLengths.ownerReply}
      value={reply}
      onChange={setReply}
      onSave={() => save.mutate()}
      isDisabled={save.isPending}
      className="mt-5 max-w-2xl border-t border-line pt-5"
    />
  )
}
