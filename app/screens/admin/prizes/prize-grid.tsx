import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminContest, AdminPrize } from '#contracts/contests.ts'
import { prizeMessages } from '#contracts/messages.ts'
import { ConfirmDelete } from '../confirm.tsx'
import { contestsQuery, prizesQuery, refreshContests } from '../contests/contests-query.ts'
import { EditPrize } from './edit-prize.tsx'
import { PrizeCard } from './prize-card.tsx'

/** The prizes of one contest, or all. */
export function PrizeGrid({ contest }: { contest: AdminContest | undefined }) {
  const { data, isPending, isError } = useQuery(prizesQuery)
  const { data: contests } = useQuery(contestsQuery)
  const [editedId, setEditedId] = useState<number>()
  const [toDelete, setToDelete] = useState<AdminPrize | null>(null)
  const prizes = data?.filter(({ contestId }) => !contest || contestId === contest.id)
  const toEdit = data?.find(({ id }) => id === editedId)
  const contestOf = (prize: AdminPrize) => contests?.find(({ id }) => id === prize.contestId)
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
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
        {prizes?.map((prize) => (
          <li key={prize.id} className="grid">
            <PrizeCard
              prize={prize}
              onEdit={isEditable(contestOf(prize)) ? () => setEditedId(prize.id) : undefined}
              onDelete={() => setToDelete(prize)}
            />
          </li>
        ))}
      </ul>
      {toEdit && (
        <EditPrize
          prize={toEdit}
          hasFixedWords={hasEntrants(contestOf(toEdit))}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {toDelete && <DeletePrize prize={toDelete} onClose={() => setToDelete(null)} />}
    </>
  )
}

function isEditable(contest: AdminContest | undefined): boolean {
  return contest?.status === 'draft' || contest?.status === 'active'
}

function hasEntrants(contest: AdminContest | undefined): boolean {
  return contest?.status === 'active' && contest.submissions > 0
}

function DeletePrize({ prize, onClose }: { prize: AdminPrize; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <ConfirmDelete
      address={`/api/admin/prizes/${prize.id}`}
      words={adminPrizes.confirm}
      text={adminPrizes.confirm.text(prize.title)}
      deleted={{ title: prizeMessages.deleted, description: prize.title }}
      failed={prizeMessages.deleteFailed}
      refresh={() => refreshContests(client)}
      onClose={onClose}
    />
  )
}
