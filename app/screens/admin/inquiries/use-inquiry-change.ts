import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InquiryChange } from '#contracts/inquiries.ts'
import type { Message } from '#contracts/messages.ts'
import { showToast } from '../../../parts/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { inquiriesKey, inquiryCountsKey, withChange, type InquiryPages } from './inquiry-query.ts'

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
 * with the owner's place in it, though its tab may no longer fit: lists are read anew at the next look.
 */
export function useInquiryChange(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ change }: Change) => sendOverHttp('PATCH', `/api/admin/inquiries/${id}`, change),
    onSuccess: async (_, { change, words }) => {
      showToast(words.saved)
      client.setQueriesData<InquiryPages>({ queryKey: inquiriesKey }, (pages) =>
        withChange(pages, id, shownOf(change)),
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

function shownOf(change: InquiryChange) {
  const { from: _, ...shown } = change
  return shown
}
