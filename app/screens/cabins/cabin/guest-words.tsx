import { useQuery, type QueryClient } from '@tanstack/react-query'
import { cabinPage } from '#content/cabin-page.ts'
import { reviewWords } from '#content/review-words.ts'
import { verifiedStay } from '#content/verified-stay.ts'
import type { PublicReview, ReviewSummary } from '#contracts/reviews.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { longDate } from '#contracts/moments.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { SubAverages } from '../../../components/reviews/sub-averages.tsx'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { Stars } from '../../../components/reviews/stars.tsx'
import { useFacts } from '../../../documents.ts'
import { limits } from '#contracts/limits.ts'
import type { ApiKey } from '../../../queries.ts'

const { headings, reviews: words } = cabinPage

/** What guests of this cabin say: averages as bars, the newest reviews, the way to all of them. */
export function GuestWords({ cabin }: { cabin: Cabin }) {
  const { data: summary } = useQuery<ReviewSummary>({ queryKey: cabinSummaryKey(cabin) })
  const { data: reviews, isPending } = useQuery<PublicReview[]>({
    queryKey: cabinReviewsKey(cabin),
  })
  const filter = new URLSearchParams({ cabin: cabin.name })
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-16">
      <h2 id="reviews-heading" className="text-heading">
        {headings.reviews}
      </h2>
      {summary && summary.count > 0 && <Averages summary={summary} />}
      {reviews?.length === 0 && <p className="mt-3 text-soft">{words.none(cabin.name)}</p>}
      {!reviews && !isPending && <p className="mt-3 text-soft">{reviewWords.failed.text}</p>}
      <ul className="mt-8 grid gap-7 md:gap-8">
        {reviews?.map((review) => (
          <li key={review.id}>
            <GuestWord review={review} />
          </li>
        ))}
      </ul>
      {reviews && reviews.length > 0 && (
        <ButtonLink kind="secondary" to={`/reviews?${filter}`} className="mt-8">
          {words.all(cabin.name)}
        </ButtonLink>
      )}
      {reviews?.length === 0 && (
        <ButtonLink kind="secondary" to={`/review?cabin=${cabin.slug}`} className="mt-4">
          {reviewWords.leave.label}
        </ButtonLink>
      )}
    </section>
  )
}

function Averages({ summary: { count, averages } }: { summary: ReviewSummary }) {
  return (
    <div className="mt-5 grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
      <p className="flex flex-wrap items-center gap-x-3 sm:grid sm:justify-items-start sm:gap-1">
        <span className="sign text-4xl leading-none">
          {averages.overallRating?.toFixed(1)}
          <span className="sr-only">{words.outOf}</span>
        </span>
        <span className="text-sm text-soft">{words.from(count)}</span>
      </p>
      <SubAverages
        averages={averages}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8"
      />
    </div>
  )
}

function GuestWord({ review }: { review: PublicReview }) {
  const { property, timeZone } = useFacts()
  return (
    <article className="max-w-2xl">
      <Stars rating={review.overallRating} className="text-base" />
      <h3 className="mt-1 text-lg wrap-anywhere">{reviewTitle(review)}</h3>
      <p className="mt-1 line-clamp-4 md:line-clamp-5 wrap-anywhere whitespace-pre-line">
        {review.reviewText}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-soft">
        <strong className="wrap-anywhere text-ink">{review.guestName}</strong>{' '}
        <time dateTime={review.submittedAt}>{longDate(review.submittedAt, timeZone)}</time>{' '}
        {review.verified && <strong className="text-bluebonnet">{verifiedStay}</strong>}
      </p>
      {review.ownerReply && (
        <div className="mt-3 border-l-4 border-oak pl-4 text-base">
          <p className="font-semibold">{reviewWords.reply(property)}</p>
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line text-soft">
            {review.ownerReply}
          </p>
        </div>
      )}
    </article>
  )
}

/** The newest public reviews of a cabin, as many as its page shows. */
function cabinReviewsKey({ name }: Pick<Cabin, 'name'>): ApiKey {
  const query = new URLSearchParams({ cabin: name, limit: String(limits.cabinReviews) })
  return [`/api/reviews?${query}`]
}

function cabinSummaryKey({ name }: Pick<Cabin, 'name'>): ApiKey {
  return [`/api/reviews/summary?${new URLSearchParams({ cabin: name })}`]
}

/** What guests say, for a first visit; undefined where it cannot be read. */
export async function guestWords(client: QueryClient, cabin: Pick<Cabin, 'name'>) {
  const reviews = cabinReviewsKey(cabin)
  const summary = cabinSummaryKey(cabin)
  await Promise.all(
    [reviews, summary].map((queryKey) => client.prefetchQuery({ queryKey, retry: false })),
  )
  return {
    reviews: client.getQueryData<PublicReview[]>(reviews),
    summary: client.getQueryData<ReviewSummary>(summary),
  }
}
