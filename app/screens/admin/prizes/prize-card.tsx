import { useId } from 'react'
import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminPrize } from '#contracts/contests.ts'
import { Button } from '../../../components/button.tsx'
import { PrizePicture } from '../../../components/contests/prize-picture.tsx'
import { titleBesideValue } from '../../../components/contests/prize-title.ts'
import { dollars } from '../../../components/dollars.ts'

interface PrizeCardProps {
  prize: AdminPrize
  /** Undefined if it can no longer be edited. */
  onEdit: (() => void) | undefined
  onDelete: () => void
}

export function PrizeCard({ prize, onEdit, onDelete }: PrizeCardProps) {
  const heading = useId()
  return (
    <article
      aria-labelledby={heading}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card"
    >
      {prize.imageUrl && <PrizePicture url={prize.imageUrl} className="aspect-3/2 w-full" />}
      <div className="flex grow flex-col gap-1 p-5">
        <p className="font-display text-3xl font-extrabold tabular-nums">
          {dollars(prize.valueCents)}
        </p>
        <h3 id={heading} className="text-xl wrap-anywhere">
          {titleBesideValue(prize.title, prize.valueCents)}
        </h3>
        <p className="text-[0.95rem] wrap-anywhere text-soft">{prize.contest}</p>
        <p className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line">{prize.description}</p>
        <p className="mt-auto flex flex-wrap gap-3 pt-4">
          {onEdit && (
            <Button
              kind="secondary"
              size="small"
              aria-label={adminPrizes.edit.named(prize.title)}
              onClick={onEdit}
            >
              {adminPrizes.edit.button}
            </Button>
          )}
          <Button
            kind="secondary"
            size="small"
            aria-label={adminPrizes.deleteNamed(prize.title)}
            onClick={onDelete}
          >
            {adminPrizes.delete}
          </Button>
        </p>
      </div>
    </article>
  )
}
