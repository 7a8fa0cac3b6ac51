import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { admin } from '#content/admin.ts'
import { reviewLengths } from '#contracts/limits.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { showToast } from '../../../parts/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { useOwnDraft } from '../use-own-draft.ts'
import { TextForm } from '../text-form.tsx'
import { refreshReviews } from './moderation-query.ts'

const words = admin.reviews.reply

/** The owner's public answer; an empty one takes it away. */
export function ReplyForm({ review }: { review: AdminReview }) {
  const client = useQueryClient()
  const {
    text: reply,
    setText,
    forget,
    isUnsaved,
  } = useOwnDraft(review.id, review.ownerReply ?? '')
  const { state } = useLocation()
  const save = useMutation({
    mutationFn: () => sendOverHttp('POST', `/api/admin/reviews/${review.id}/reply`, { reply }),
    onSuccess: () => {
      forget()
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
      onChange={setText}
      onSave={() => save.mutate()}
      isResting={save.isPending}
      failure={save.isError ? words.failed.description : undefined}
      // Whoever was signed out in the middle of it goes on there.
      hasFocus={isUnsaved && Boolean((state as { hasSignedIn?: true } | null)?.hasSignedIn)}
      className="mt-5 max-w-2xl border-t border-line pt-5"
    />
  )
}
