import { useSearchParams } from 'react-router'
import { cabinsPage } from '#content/cabins-page.ts'
import { cabinOrders, type CabinOrder } from '#contracts/orders.ts'
import { FilterChoice } from '../../components/lists/filter-form.tsx'
import { FilterForm } from '../../components/lists/filter-form.tsx'

/** Other parameters of the address, kept when the order changes. */
const asked = ['from', 'to', 'guests', 'cabin']

export function SortControl({ order }: { order: CabinOrder }) {
  const [search] = useSearchParams()
  return (
    <FilterForm apply={cabinsPage.applySort}>
      {Array.from(search, ([name, value]) =>
        asked.includes(name) ? <input key={name} type="hidden" {...{ name, value }} /> : null,
      )}
      <FilterChoice
        label={cabinsPage.sort}
        name="sort"
        chosen={order}
        options={cabinOrders}
        labelOf={(value) => cabinsPage.orders[value]}
      />
    </FilterForm>
  )
}
