import { reviewWords, subRatingNames } from '#content/review-words.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import { classes } from '../classes.ts'
import { Bar } from './bar.tsx'

interface SubAveragesProps {
  averages: ReviewSummary['averages']
  className: string
}

/** What an average is made of, as far as guests have rated it. */
export function SubAverages({ averages, className }: SubAveragesProps) {
  return (
    <dl className={classes('grid gap-y-3 text-sm', className)}>
      {subRatingNames.map((name) => {
        const average = averages[name]
        if (average === null) return null
        return (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1">
            <dt>{reviewWords.subRatings[name]}</dt>
            <dd className="font-semibold tabular-nums">{average.toFixed(1)}</dd>
            <dd aria-hidden className="col-span-2">
              <Bar share={average / 5} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
