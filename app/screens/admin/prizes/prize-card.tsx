import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { AdminContest, AdminPrize } from '#contracts/contests.ts'
import { prizeMessages } from '#contracts/admin-contest-messages.ts'
import { Button } from '../../../components/button.tsx'
import { PrizePicture } from '../../../components/contests/prize-picture.tsx'
import { dollars, titleBesideValue } from '../../../components/contests/prize-value.ts'
import { DeleteButton } from '../confirm.tsx'
import { refreshContests } from '../contests/contests-query.ts'
import { EditDialog } from '../edit-dialog.tsx'
import { useOpen } from '../owner-drafts.ts'
import { prizeIn } from './prize-draft.ts'
import { PrizeValue, PrizeWords } from './prize-fields.tsx'

interface PrizeCardProps {
  prize: AdminPrize
  contest: AdminContest | undefined
}

export function PrizeCard({ prize, contest }: PrizeCardProps) {
  const heading = useId()
  const isEditable = contest?.status === 'draft' || contest?.status === 'active'
  return (
    <article
      aria-labelledby={heading}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card"
    >
      {prize.imageUrl && <PrizePicture url={prize.imageUrl} className="aspect-3/2 w-full" />}
      <div className="flex grow flex-col gap-1 p-5">
        <p className="font-display text-2xl font-extrabold tabular-nums">
          {dollars(prize.valueCents)}
        </p>
        <h3 id={heading} className="text-xl wrap-anywhere">
          {titleBesideValue(prize.title, prize.valueCents)}
        </h3>
        <p className="text-base wrap-anywhere text-soft">{prize.contest}</p>
        <p className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line">{prize.description}</p>
        <div className="mt-auto flex flex-wrap gap-3 pt-4">
          {isEditable && <EditPrize prize={prize} contest={contest} />}
          <DeletePrize prize={prize} entries={contest?.submissions ?? 0} />
        </div>
      </div>
    </article>
  )
}

/** Edits a prize's title, description and value; its contest and picture stay. */
function EditPrize({ prize, contest }: { prize: AdminPrize; contest: AdminContest }) {
  const { id, title, description, valueCents } = prize
  const [isOpen, setOpen] = useOpen(`/api/admin/prizes/${id}`)
  // Once guests have entered, only the value can change.
  const hasFixedWords = contest.status === 'active' && contest.submissions > 0
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={`Edit ${title}`}
        onClick={() => setOpen(true)}
      >
        Edit
      </Button>
      {isOpen && (
        <EditDialog
          words={{ heading: 'Edit prize', submit: 'Save changes', submitting: 'Saving...' }}
          address={`/api/admin/prizes/${id}`}
          read={contentIn}
          seen={{ title, description, valueCents }}
          texts={[title, description, dollars(valueCents)]}
          saved={prizeMessages.edited}
          failed={prizeMessages.editFailed}
          onClose={() => setOpen(false)}
        >
          <p className="text-soft">
            {hasFixedWords
              ? `Guests have entered for “${title}”, so its title and description are fixed and its value can only go up.`
              : 'Fields marked * are required.'}
          </p>
          {!hasFixedWords && <PrizeWords prize={prize} />}
          <PrizeValue prize={prize} />
        </EditDialog>
      )}
    </>
  )
}

function contentIn(form: HTMLFormElement) {
  const { title, description, valueCents } = prizeIn(form)
  return { title, description, valueCents }
}

interface DeletePrizeProps {
  prize: AdminPrize
  /** How many guests have entered the contest. */
  entries: number
}

function DeletePrize({ prize: { id, title }, entries }: DeletePrizeProps) {
  const client = useQueryClient()
  const removal = `“${title}” will be removed from its contest. This can’t be undone.`
  const entered =
    entries === 1
      ? 'One guest has already entered for it.'
      : `${entries} guests have already entered for it.`
  return (
    <DeleteButton
      label="Delete"
      named={`Delete ${title}`}
      address={`/api/admin/prizes/${id}`}
      words={{ heading: 'Delete this prize?', yes: 'Delete prize', no: 'Keep it' }}
      text={entries > 0 ? `${entered} ${removal}` : removal}
      deleted={{ title: prizeMessages.deleted, description: title }}
      failed={prizeMessages.deleteFailed}
      refresh={() => refreshContests(client)}
    />
  )
}
