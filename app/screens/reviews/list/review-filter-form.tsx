import { reviewOrderLabels, reviewsPage } from '#content/reviews-page.ts'
import { reviewOrders } from '#contracts/orders.ts'
import { FilterChoice, FilterForm } from '../../../components/lists/filter-form.tsx'
import { useCabins } from '../../../documents.ts'
import { VerifiedOnly } from './verified-only.tsx'
import type { ReviewFilter } from './reviews-query.ts'

const words = reviewsPage.filter

interface ReviewFilterFormProps {
  filter: ReviewFilter
  /** Whether there is anything to filter. */
  hasVerified: boolean
}

/** Cabin, order and verified stays; the stars chosen among the bars stay. */
export function ReviewFilterForm({ filter, hasVerified }: ReviewFilterFormProps) {
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
