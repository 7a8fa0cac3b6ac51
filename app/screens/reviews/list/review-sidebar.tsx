import { useQuery } from '@tanstack/react-query'
import { reviewsPage } from '#content/reviews-page.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { FoldOnPhones, foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { RatingFigures } from './rating-figures.tsx'
import { ReviewFilterForm } from './review-filter-form.tsx'
import { chosenIn, summaryKey, type ReviewFilter } from './reviews-query.ts'

const { review, cabins } = reviewsPage.callToAction

const narrow = 'px-2! whitespace-nowrap'

/** Ratings, filters and the way to the form: beside the list on wide screens, above it on others. */
export function ReviewSidebar({ filter }: { filter: ReviewFilter }) {
  const chosen = chosenIn(filter)
  const { data: summary } = useQuery<ReviewSummary>({
    queryKey: summaryKey(filter),
    // Bars that vanish while another cabin loads would make the page jump.
    placeholderData: (previous) => previous,
  })
  return (
    <section
      aria-label={reviewsPage.sidebar}
      className="group/fold grid gap-6 md:max-lg:grid-cols-2 lg:sticky lg:top-[5.7rem] lg:[@media(height<51rem)]:static"
    >
      <RatingFigures summary={summary} filter={filter}>
        <FoldOnPhones label={reviewsPage.sidebar} note={chosen > 0 && reviewsPage.chosen(chosen)} />
      </RatingFigures>
      <div className="grid content-start gap-5">
        <div className={foldedOnPhones}>
          <ReviewFilterForm filter={filter} hasVerified={(summary?.verified ?? 0) > 0} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
          <ButtonLink size="small" to={review.to} className={narrow}>
            {review.label}
          </ButtonLink>
          <ButtonLink size="small" kind="secondary" to={cabins.to} className={narrow}>
            {cabins.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
