import { reviewOrderLabels, reviewsPage } from '#content/reviews-page.ts'
import { reviewOrders } from '#contracts/options.ts'
import { FilterChoice } from '../../../components/lists/filter-form.tsx'
import { FilterForm } from '../../../components/lists/filter-form.tsx'
import { useCabins } from '../../../documents.ts'
import type { ReviewFilter } from './reviews-query.ts'

const words = reviewsPage.filter

/** Cabin and order. */
export function ReviewFilterForm({ filter }: { filter: ReviewFilter }) {
  const cabins = useCabins()
  return (
    <FilterForm apply={words.apply}>
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
    </FilterForm>
  )
}
