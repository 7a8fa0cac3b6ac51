import { cabins } from '#content/cabins.ts'
import { reviewOrderLabels, reviewsPage } from '#content/reviews/reviews-page.ts'
import { reviewOrders } from '#contracts/options.ts'
import { Choice } from '../../parts/form/choice.tsx'
import { FilterForm } from '../../parts/form/filter-form.tsx'
import type { ReviewFilter } from './reviews-query.ts'

const words = reviewsPage.filter

/** Which cabin and which order. */
export function ReviewFilterForm({ filter }: { filter: ReviewFilter }) {
  return (
    <FilterForm key={`${filter.cabin}-${filter.sort}`} apply={words.apply}>
      <Choice
        label={words.cabin}
        name="cabin"
        defaultValue={filter.cabin ?? ''}
        none={words.all}
        options={cabins.map(({ name }) => name)}
        labelOf={(name) => name}
      />
      <Choice
        label={words.sort}
        name="sort"
        defaultValue={filter.sort}
        options={reviewOrders}
        labelOf={(order) => reviewOrderLabels[order]}
      />
    </FilterForm>
  )
}
