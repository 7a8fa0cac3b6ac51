import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import type { ContestStatus } from '#contracts/options.ts'
import { showToast } from '../../../components/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { refreshContests } from './contests-query.ts'

/** Moves one contest on, then reads the list again in any case. */
export function useStatusChange({ id, title }: AdminContest) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: ContestStatus) =>
      sendOverHttp('PATCH', `/api/admin/contests/${id}/status`, { status }),
    onSuccess: (_, status) =>
      showToast({ title: contestMessages.statusChanged(status), description: title }),
    onError: ({ message }) =>
      showToast({ title: contestMessages.statusFailed, description: message, destructive: true }),
    onSettled: () => refreshContests(client),
  })
}
