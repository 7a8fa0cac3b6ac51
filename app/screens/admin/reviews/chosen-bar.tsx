import { adminReviews } from '#content/admin-reviews.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { Button } from '../../../components/button.tsx'
import { useDecisions } from './decisions.ts'

const words = adminReviews.several

interface ChosenBarProps {
  reviews: readonly AdminReview[]
  /** Those that failed stay selected. */
  onDecided: (reviews: readonly AdminReview[]) => void
  onClear: () => void
}

/** Decides on all selected reviews; stays in view while the list scrolls. */
export function ChosenBar({ reviews, onDecided, onClear }: ChosenBarProps) {
  const { mutate, isPending } = useDecisions()
  if (reviews.length === 0) return null
  const decide = (isApproved: boolean) =>
    mutate({ reviews, isApproved }, { onSuccess: ({ done }) => onDecided(done) })
  return (
    <div
      role="group"
      aria-label={words.chosen(reviews.length)}
      className="sticky top-16 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-lg border-2 border-ember bg-card p-3 shadow-float lg:top-4 low:static"
    >
      <p className="font-semibold">{words.chosen(reviews.length)}</p>
      <Button size="small" isResting={isPending} onClick={() => decide(true)}>
        Approve selected
      </Button>
      <Button kind="secondary" size="small" isResting={isPending} onClick={() => decide(false)}>
        Reject selected
      </Button>
      <Button kind="quiet" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
