import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminInquiry, InquiryChange } from '#contracts/inquiries.ts'
import type { Message } from '#contracts/messages.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { inquiriesKey, inquiryCountsKey, withChanged, type InquiryPages } from './inquiry-query.ts'

interface Words {
  saved: Message
  failed: Message
}

export interface Change {
  change: InquiryChange
  words: Words
}

/**
 * Changes status or notes of one inquiry and says what became of it. The card stays where it is,
 * with the owner's place in it, though its tab may no longer fit: lists are read again at the next visit.
 */
export function useInquiryChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ change }: Change) => {
      const answer = await sendOverHttp('PATCH', `/api/admin/inquiries/${id}`, change)
      return (await answer.json()) as AdminInquiry
    },
    onSuccess: async (changed, { words }) => {
      showToast(words.saved)
      client.setQueriesData<InquiryPages>({ queryKey: inquiriesKey }, (pages) =>
        withChanged(pages, changed),
      )
      await client.invalidateQueries({ queryKey: inquiriesKey, refetchType: 'none' })
      await client.invalidateQueries({ queryKey: inquiryCountsKey })
    },
    onError: async (error, { words: { failed } }) => {
      const conflict = conflictIn(error)
      showToast({ ...failed, description: conflict ?? failed.description, destructive: true })
      if (conflict !== undefined) await client.invalidateQueries({ queryKey: inquiriesKey })
    },
  })
}
