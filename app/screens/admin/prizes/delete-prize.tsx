import { useQueryClient } from '@tanstack/react-query'
import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminPrize } from '#contracts/contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { refreshContests } from '../contests/contests-query.ts'
import { DeleteQuestion } from '../delete-question.tsx'

const { confirm } = adminPrizes

export function DeletePrize({ prize, onClose }: { prize: AdminPrize; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <DeleteQuestion
      address={`/api/admin/prizes/${prize.id}`}
      words={confirm}
      text={confirm.text(prize.title)}
      deleted={{ title: prizeMessages.deleted, description: prize.title }}
      failed={prizeMessages.deleteFailed}
      refresh={() => refreshContests(client)}
      onClose={onClose}
    />
  )
}
