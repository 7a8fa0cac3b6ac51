import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LaunchConfirmation, Tried } from '#contracts/launch.ts'
import type { TryOut } from '#contracts/try-outs.ts'
import { sendOverHttp } from '../../../queries.ts'
import { failedToast } from '../page-parts.tsx'

const launchPath = '/api/admin/launch'

/** What is left, and how far the set-up is. */
export const launchQuery = { queryKey: [launchPath], staleTime: 0 } as const

/** Says that a line is right as it is, or takes that back; the list is read again. */
export function useConfirm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (confirmation: LaunchConfirmation) =>
      sendOverHttp('POST', `${launchPath}/confirmations`, confirmation),
    onSuccess: () => client.invalidateQueries({ queryKey: [launchPath] }),
    onError: failedToast('Failed to save it'),
  })
}

export function useTryOut(what: TryOut) {
  return useMutation({
    mutationFn: async () => {
      const answer = await sendOverHttp('POST', `${launchPath}/try-out`, { what })
      return (await answer.json()) as Tried
    },
  })
}
