import { reviewWords } from '#content/review-words.ts'
import type { PublicReview } from '#contracts/reviews.ts'

/** The four sub-ratings as one line; one without stars is not rated, not bad. */
export function SubRatings({ review }: { review: PublicReview }) {
  const all = Object.keys(reviewWords.subRatings) as (keyof typeof reviewWords.subRatings)[]
  const names = all.filter((name) => review[name] > 0)
  if (names.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {names.map((name) => (
        <div key={name} className="inline-flex gap-1.5">
          <dt className="text-soft">{reviewWords.subRatings[name]}</dt>
          <dd>
            <span
              role="img"
              aria-label={`${review[name]} out of 5 stars`}
              className="font-semibold"
            >
              {review[name]}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
