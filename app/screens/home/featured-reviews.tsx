import { useQuery } from '@tanstack/react-query'
import { homeLabels } from '#content/home.ts'
import { limits } from '#contracts/limits.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Loading } from '../../components/loading.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { ReviewExcerpt, ReviewPlaceholder } from '../../components/reviews/review-excerpt.tsx'
import type { ApiKey } from '../../queries.ts'

const { reviews: words } = homeLabels

const list = 'mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3'

/** Three of the best reviews; shows nothing if the fetch fails (specification, section 4). */
export function FeaturedReviews() {
  const { data, isPending } = useQuery<PublicReview[]>({ queryKey: featuredReviewsKey })
  return (
    <section
      aria-labelledby="reviews-heading"
      aria-busy={isPending}
      className="wrap pt-16 md:pt-24"
    >
      <SectionHead id="reviews-heading" heading={words.heading} />
      {isPending ? <Placeholders /> : <Loaded reviews={featured(data ?? [])} />}
    </section>
  )
}

/** The three best approved reviews, whatever order they came in. */
export function featured(reviews: readonly PublicReview[]): PublicReview[] {
  return reviews
    .filter((review) => review.isApproved)
    .toSorted((a, b) => b.overallRating - a.overallRating)
    .slice(0, limits.featuredReviews)
}

function Loaded({ reviews }: { reviews: readonly PublicReview[] }) {
  if (reviews.length === 0) return <Empty />
  return (
    <>
      <ul className={list}>
        {reviews.map((review) => (
          <li key={review.id} className="flex md:max-lg:last:odd:col-span-2">
            <ReviewExcerpt review={review} />
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={words.all.to} className="mt-8">
        {words.all.label}
      </ButtonLink>
    </>
  )
}

function Empty() {
  return (
    <div className="mt-8 grid justify-items-start gap-5 rounded-lg border-2 border-dashed border-line p-8">
      <p className="text-lead">{words.empty}</p>
      <ButtonLink to={words.leave.to}>{words.leave.label}</ButtonLink>
    </div>
  )
}

function Placeholders() {
  return (
    <Loading text={words.loading} className={list}>
      {Array.from({ length: limits.featuredReviews }, (_, index) => (
        <ReviewPlaceholder key={index} />
      ))}
    </Loading>
  )
}

/** The best approved reviews first; sorted by the server, so that not all of them are sent. */
export const featuredReviewsKey: ApiKey = [
  `/api/reviews?sort=rating&limit=${limits.featuredReviews}`,
]
