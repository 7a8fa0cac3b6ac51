import type { PublicReview } from '#contracts/reviews.ts'
import { reviewTitle } from './review-title.ts'
import { Skeleton } from '../loading.tsx'
import { VerifiedStay } from '../stay-links/verified-stay.tsx'
import { Stars } from './stars.tsx'

const frame = 'flex grow flex-col gap-3 rounded-lg border border-line bg-card p-6 shadow-card'

type Excerpt = Pick<
  PublicReview,
  'guestName' | 'cabin' | 'overallRating' | 'reviewTitle' | 'reviewText' | 'verified'
>

/** A review excerpt: two lines of title, four of text (specification, section 9). */
export function ReviewExcerpt({ review }: { review: Excerpt }) {
  return (
    <article className={frame}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars rating={review.overallRating} />
        {review.verified && <VerifiedStay />}
      </div>
      <h3 className="line-clamp-2 text-xl wrap-anywhere">{reviewTitle(review)}</h3>
      <p className="line-clamp-4 wrap-anywhere text-soft">{review.reviewText}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-base wrap-anywhere">
        <strong>{review.guestName}</strong> <span className="text-soft">{review.cabin}</span>
      </p>
    </article>
  )
}

export function ReviewPlaceholder() {
  return (
    <div className={frame}>
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="mt-2 h-5 w-2/5" />
    </div>
  )
}
