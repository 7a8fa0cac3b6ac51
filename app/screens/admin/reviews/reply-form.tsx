import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { admin } from '#content/admin.ts'
import { reviewLengths } from '#contracts/limits.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { SavedByAnother } from '../saved-by-another.tsx'
import { TextForm } from '../text-form.tsx'
import { useTextDraft } from '../use-text-draft.ts'
import { refreshReviews, showAnswered } from './moderation-query.ts'

const words = admin.reviews.reply

/** The owner's public answer; an empty one takes it away. */
export function ReplyForm({ review }: { review: AdminReview }) {
  const stored = review.ownerReply ?? ''
  const { text, setText, noteSaved, isNewer, isUnsaved } = useTextDraft(review.id, stored)
  const { state } = useLocation()
  const save = useReply(review, noteSaved)
  return (
    <div className="mt-5 grid max-w-2xl gap-3 border-t border-line pt-5">
      <TextForm
        words={words}
        maxLength={reviewLengths.ownerReply}
        value={text}
        onChange={setText}
        onSave={() => save.mutate(text)}
        isResting={save.isPending}
        failure={save.error ? failureIn(save.error) : undefined}
        // After signing in again the owner continues where they were writing.
        hasFocus={isUnsaved && Boolean((state as { hasSignedIn?: true } | null)?.hasSignedIn)}
      />
      {isNewer && <SavedByAnother text={stored} />}
    </div>
  )
}

function useReply(
  { id, ownerReply: from }: AdminReview,
  onSaved: (sent: string, saved: string) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (reply: string) => {
      const address = `/api/admin/reviews/${id}/reply`
      const answer = await sendOverHttp('POST', address, { reply, from })
      return (await answer.json()) as AdminReview
    },
    onSuccess: (answered, reply) => {
      showAnswered(client, answered)
      onSaved(reply, answered.ownerReply ?? '')
      showToast(words.saved)
      return refreshReviews(client)
    },
    onError: async (error) => {
      showToast({ ...words.failed, description: failureIn(error), destructive: true })
      if (conflictIn(error) !== undefined) await refreshReviews(client)
    },
  })
}

function failureIn(error: Error): string {
  return conflictIn(error) ?? words.failed.description
}
