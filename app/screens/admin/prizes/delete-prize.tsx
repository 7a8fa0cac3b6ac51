import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminPrize } from '#contracts/contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { showToast } from '../../../parts/toast.ts'
import { sendOverHttp } from '../../../queries.ts'
import { refreshContests } from '../contests/contests-query.ts'

const { confirm } = adminPrizes

/** Asks once more, since a deleted prize cannot be brought back. */
export function DeletePrize({ prize, onClose }: { prize: AdminPrize; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => sendOverHttp('DELETE', `/api/admin/prizes/${prize.id}`),
    onSuccess: () => showToast({ title: prizeMessages.deleted, description: prize.title }),
    onError: ({ message }) =>
      showToast({ title: prizeMessages.deleteFailed, description: message, destructive: true }),
    onSettled: async () => {
      onClose()
      await refreshContests(client)
    },
  })
  return (
    <Dialog label={confirm.heading} onClose={onClose}>
      <h2 className="pr-12 text-heading">{confirm.heading}</h2>
      <p className="mt-3 wrap-anywhere">{confirm.text(prize.title)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onClose}>
          {confirm.no}
        </Button>
        <Button disabled={remove.isPending} onClick={() => remove.mutate()}>
          {confirm.yes}
        </Button>
      </div>
    </Dialog>
  )
}
