import { Heart, ThumbsUp } from 'lucide-react'
import { reviewsPage } from '#content/reviews-page.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import { Badge } from '../../../components/badge.tsx'
import { longDate } from '#contracts/moments.ts'
import { Stars } from '../../../components/reviews/stars.tsx'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { useFacts } from '../../../documents.ts'
import { stayDatesNotSpecified } from '#contracts/messages.ts'

/** A review in full, as the specification describes its card. */
export function ReviewCard({ review }: { review: PublicReview }) {
  const { timeZone } = useFacts()
  return (
    <article className="min-w-0 rounded-lg border border-line bg-card p-6 shadow-card md:p-8">
      <header className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">{reviewTitle(review)}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <strong className="wrap-anywhere">{review.guestName}</strong>
          <Badge tone="oak">{review.cabin}</Badge>
          {review.wouldRecommend === 'absolutely' && (
            <Badge tone="ember">
              <ThumbsUp aria-hidden className="size-4" />
              {reviewsPage.recommends}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-[0.95rem] text-soft">
          <Stars rating={review.overallRating} />
          <time dateTime={review.submittedAt}>{longDate(review.submittedAt, timeZone)}</time>
          <span className="wrap-anywhere">{stayDatesLine(review.stayDates)}</span>
        </p>
      </header>
      {review.reviewText && (
        <p className="mt-4 wrap-anywhere whitespace-pre-line">{review.reviewText}</p>
      )}
      {review.favoriteFeature && <Favorite text={review.favoriteFeature} />}
      <SubRatings review={review} />
      {review.ownerReply && <Reply text={review.ownerReply} />}
    </article>
  )
}

function Favorite({ text }: { text: string }) {
  return (
    <p className="mt-4 flex gap-3 rounded-md bg-oak-wash px-4 py-3 wrap-anywhere">
      <Heart aria-hidden className="mt-1 size-5 shrink-0 text-oak" />
      <span className="min-w-0">
        <strong>{reviewsPage.favorite}:</strong> {text}
      </span>
    </p>
  )
}

function SubRatings({ review }: { review: PublicReview }) {
  const all = Object.keys(reviewsPage.subRatings) as (keyof typeof reviewsPage.subRatings)[]
  // No stars means not rated, not bad.
  const names = all.filter((name) => review[name] > 0)
  if (names.length === 0) return null
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-4 text-[0.95rem] md:grid-cols-4">
      {names.map((name) => (
        <div key={name}>
          <dt className="text-soft">{reviewsPage.subRatings[name]}</dt>
          <dd>
            <Stars rating={review[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Reply({ text }: { text: string }) {
  const { property } = useFacts()
  return (
    <div className="mt-5 border-l-4 border-ember pl-4">
      <p className="font-semibold">{reviewsPage.reply(property)}</p>
      <p className="wrap-anywhere whitespace-pre-line text-soft">{text}</p>
    </div>
  )
}

/** The stay-dates line of a review card (specification, section 2). */
export function stayDatesLine(text: string): string {
  if (text === '' || text === stayDatesNotSpecified) return 'Stay dates not specified'
  if (text.includes(',') && text.includes('2025')) return `Stayed: ${text}`
  return `Stay dates: ${text}`
}
