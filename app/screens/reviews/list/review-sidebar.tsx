import { useQuery } from '@tanstack/react-query'
import { reviewsPage, reviewOrderLabels } from '#content/reviews-page.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { FoldOnPhones, foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { RatingFigures } from './rating-figures.tsx'
import { chosenIn, summaryKey, type ReviewFilter } from './reviews-query.ts'
import { reviewOrders } from '#contracts/orders.ts'
import { FilterChoice, FilterForm } from '../../../components/lists/filter-form.tsx'
import { useCabins } from '../../../documents.ts'
import { useEffect, useRef } from 'react'
import { verifiedReviews } from '#content/verified-reviews.ts'

const { callToAction } = reviewsPage

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
          <ButtonLink size="small" to={callToAction.review.to} className={narrow}>
            {callToAction.review.label}
          </ButtonLink>
          <ButtonLink size="small" kind="secondary" to={callToAction.cabins.to} className={narrow}>
            {callToAction.cabins.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const words = reviewsPage.filter

interface ReviewFilterFormProps {
  filter: ReviewFilter
  /** Whether there is anything to filter. */
  hasVerified: boolean
}

/** Cabin, order and verified stays; the stars chosen among the bars stay. */
function ReviewFilterForm({ filter, hasVerified }: ReviewFilterFormProps) {
  const cabins = useCabins()
  return (
    <FilterForm apply={words.apply}>
      {filter.stars !== null && <input type="hidden" name="stars" value={filter.stars} />}
      <div className="grid w-full gap-3 min-[24rem]:max-md:grid-cols-2">
        <FilterChoice
          label={words.cabin}
          name="cabin"
          chosen={filter.cabin ?? ''}
          none={words.all}
          options={cabins.map(({ name }) => name)}
          labelOf={(name) => name}
        />
        <FilterChoice
          label={words.sort}
          name="sort"
          chosen={filter.sort}
          options={reviewOrders}
          labelOf={(order) => reviewOrderLabels[order]}
        />
      </div>
      {(hasVerified || filter.verified) && <VerifiedOnly isChosen={filter.verified} />}
    </FilterForm>
  )
}

/** A box bound to the address. One ticked before hydration is ticked again, which is then heard. */
function VerifiedOnly({ isChosen }: { isChosen: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const isEarly = isNew.current && current.checked !== current.defaultChecked
    isNew.current = false
    current.checked = isChosen
    if (isEarly) current.click()
  }, [isChosen])
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        ref={box}
        type="checkbox"
        name="verified"
        value="1"
        defaultChecked={isChosen}
        className="tick size-5 shrink-0"
      />
      {verifiedReviews.only}
    </label>
  )
}
