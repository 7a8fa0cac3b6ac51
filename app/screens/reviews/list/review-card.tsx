import { Heart, ThumbsUp } from 'lucide-react'
import { reviewsPage } from '#content/reviews-page.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import { Badge } from '../../../components/badge.tsx'
import { Emblem } from '../../../components/emblem/emblem.tsx'
import { longDate } from '#contracts/moments.ts'
import { Stars } from '../../../components/reviews/stars.tsx'
import { VerifiedStay } from '../../../components/stay-links/verified-stay.tsx'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { useCabins, useFacts } from '../../../documents.ts'
import { stayDatesNotSpecified } from '#contracts/messages.ts'
import { ReviewText } from './review-text.tsx'
import { reviewWords, subRatingNames } from '#content/review-words.ts'

/** A review in full, as the specification describes its card. */
export function ReviewCard({ review }: { review: PublicReview }) {
  return (
    <article className="grid min-w-0 grid-cols-[minmax(0,42rem)] gap-x-6 sm:grid-cols-[4rem_minmax(0,42rem)]">
      <CabinEmblem name={review.cabin} />
      <div className="min-w-0">
        <Head review={review} />
        <ReviewText review={review} />
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {review.favoriteFeature && <Favorite text={review.favoriteFeature} />}
          <SubRatings review={review} />
        </div>
      </div>
    </article>
  )
}

function CabinEmblem({ name }: { name: string }) {
  const cabin = useCabins().find((one) => one.name === name)
  return <div className="max-sm:hidden">{cabin && <Emblem cabin={cabin} size={64} />}</div>
}

function Head({ review }: { review: PublicReview }) {
  const { timeZone } = useFacts()
  return (
    <header className="grid gap-1.5">
      <h2 className="text-xl leading-tight wrap-anywhere">{reviewTitle(review)}</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <Stars rating={review.overallRating} />
        <strong className="min-w-0 wrap-anywhere">{review.guestName}</strong>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="oak">{review.cabin}</Badge>
          {review.wouldRecommend === 'absolutely' && (
            <Badge tone="ember">
              <ThumbsUp aria-hidden className="size-4" />
              {reviewsPage.recommends}
            </Badge>
          )}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        {review.verified && <VerifiedStay />}
        <time dateTime={review.submittedAt}>{longDate(review.submittedAt, timeZone)}</time>
        <span className="wrap-anywhere">{stayDatesLine(review.stayDates)}</span>
      </p>
    </header>
  )
}

function Favorite({ text }: { text: string }) {
  return (
    <p className="flex w-fit max-w-full gap-2 rounded-md bg-oak-wash px-3 py-1 text-sm wrap-anywhere">
      <Heart aria-hidden className="mt-0.75 size-4 shrink-0 text-oak" />
      <span className="min-w-0">
        <strong>{reviewsPage.favorite}:</strong> {text}
      </span>
    </p>
  )
}

/** The stay-dates line of a review card (specification, section 2). */
export function stayDatesLine(text: string): string {
  if (text === '' || text === stayDatesNotSpecified) return 'Stay dates not specified'
  if (text.includes(',') && text.includes('2025')) return `Stayed: ${text}`
  return `Stay dates: ${text}`
}

/** The four sub-ratings as one line; one without stars is not rated, not bad. */
function SubRatings({ review }: { review: PublicReview }) {
  const names = subRatingNames.filter((name) => review[name] > 0)
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
