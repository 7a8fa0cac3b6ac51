import { useQueryClient } from '@tanstack/react-query'
import { reviewLengths } from '#contracts/limits.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { sendOverHttp } from '../../../queries.ts'
import { TextForm } from '../text-form.tsx'
import { refreshReviews, showAnswered } from './moderation-query.ts'

/** The owner's public reply; saving an empty one removes it. */
export function ReplyForm({ review: { id, ownerReply } }: { review: AdminReview }) {
  const client = useQueryClient()
  const save = async (reply: string) => {
    const address = `/api/admin/reviews/${id}/reply`
    const answer = await sendOverHttp('POST', address, { reply, from: ownerReply })
    const answered = (await answer.json()) as AdminReview
    showAnswered(client, answered)
    void refreshReviews(client)
    return answered.ownerReply ?? ''
  }
  return (
    <div className="mt-5 max-w-2xl border-t border-line pt-5">
      <TextForm
        id={id}
        stored={ownerReply ?? ''}
        words={{
          label: 'Your public reply',
          save: 'Save reply',
          saved: { title: 'Reply saved', description: 'It appears below the review.' },
          failed: { title: 'Error', description: 'Failed to save your reply' },
        }}
        maxLength={reviewLengths.ownerReply}
        save={save}
        refresh={() => refreshReviews(client)}
      />
    </div>
  )
}
