import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminContest, AdminPrize } from '#contracts/contests.ts'
import { prizesQuery } from '../contests/contests-query.ts'
import { DeletePrize } from './delete-prize.tsx'
import { EditPrize } from './edit-prize.tsx'
import { PrizeCard } from './prize-card.tsx'

/** The prizes of one contest, or of all. */
export function PrizeGrid({ contest }: { contest: AdminContest | undefined }) {
  const { data, isPending, isError } = useQuery(prizesQuery)
  const [toEdit, setToEdit] = useState<AdminPrize | null>(null)
  const [toDelete, setToDelete] = useState<AdminPrize | null>(null)
  const prizes = data?.filter(({ contestId }) => !contest || contestId === contest.id)
  return (
    <>
      <div aria-live="polite" className="mt-3">
        {isPending && <p className="text-soft">{adminPrizes.loading}</p>}
        {isError && (
          <p role="alert" className="font-medium text-danger">
            {adminPrizes.loadFailed}
          </p>
        )}
        {prizes?.length === 0 && <p className="text-soft">{adminPrizes.none}</p>}
      </div>
      <ul className="mt-2 grid gap-5 sm:grid-cols-2">
        {prizes?.map((prize) => (
          <li key={prize.id} className="grid">
            <PrizeCard
              prize={prize}
              onEdit={() => setToEdit(prize)}
              onDelete={() => setToDelete(prize)}
            />
          </li>
        ))}
      </ul>
      {toEdit && <EditPrize prize={toEdit} onClose={() => setToEdit(null)} />}
      {toDelete && <DeletePrize prize={toDelete} onClose={() => setToDelete(null)} />}
    </>
  )
}
