import { CalendarDays, ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { cabinsPage, freeCabinsWords } from '#content/cabins-page.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import { shortStay, yearIfFar } from '#contracts/date-formats.ts'
import { type CabinOrder, cabinOrders } from '#contracts/orders.ts'
import { moveFocusTo } from '../../components/move-focus.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { SearchForm } from '../../components/stay-search/search-bar.tsx'
import {
  carry,
  nothingCarried,
  useCarriedStay,
  type CarriedStay,
} from '../../components/stay-search/use-carried-stay.ts'
import { freeIn } from './arrange.ts'
import { hasMistakes, type StaySearch } from './free-cabins-query.ts'
import { FilterChoice, FilterForm } from '../../components/lists/filter-form.tsx'

interface SearchSectionProps {
  search: StaySearch
  order: CabinOrder
  answer: FreeCabins | undefined
}

const { search: words } = cabinsPage

/** The search, in the address to share results; once there is one, a line that opens again. */
export function SearchSection({ search, order, answer }: SearchSectionProps) {
  const { from, to, guests, stay } = search
  const section = useFocusWhenCleared(search)
  const asked = `${from} ${to} ${guests}`
  const today = useToday()
  const year = stay && yearIfFar(stay.checkOut, today)
  const form = <Fields key={asked} search={search} order={order} />
  return (
    <section ref={section} aria-labelledby="search-heading" className="mt-6">
      <h2 id="search-heading" className="sr-only">
        {words.heading}
      </h2>
      {stay ? (
        <details key={asked} className="group rounded-lg border border-line bg-card shadow-card">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-x-3 rounded-lg px-4 py-2 font-semibold hover:bg-sunken md:px-6 [&::-webkit-details-marker]:hidden">
            <CalendarDays aria-hidden className="size-5 shrink-0 text-ember-ink" />
            {freeCabinsWords.line(shortStay(stay) + year, guests, answer ? freeIn(answer) : null)}
            <span className="ml-auto inline-flex items-center gap-1.5 text-sm font-medium text-ember-ink">
              <span className="max-sm:sr-only">{freeCabinsWords.change}</span>
              <ChevronDown
                aria-hidden
                className="size-4.5 transition-transform group-open:rotate-180"
              />
            </span>
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  )
}

function Fields({ search, order }: Pick<SearchSectionProps, 'search' | 'order'>) {
  const { from, to, mistakes, stay } = search
  const carried = useCarriedStay()
  const isAsked = from !== '' || to !== ''
  const [draft, setDraft] = useState<CarriedStay>({
    days: { checkIn: from || null, checkOut: to || null },
    guests: search.guests,
  })
  return (
    <>
      <SearchForm
        preventScrollReset
        stay={isAsked ? draft : { ...carried, guests: carried.guests ?? search.guests }}
        onChoose={isAsked ? setDraft : carry}
        className={stay ? undefined : 'border border-line shadow-card'}
      >
        {order !== 'no-sorting' && <input type="hidden" name="sort" value={order} />}
      </SearchForm>
      {hasMistakes(search) && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {mistakes.from ?? mistakes.to}
        </p>
      )}
      {isAsked && <Clear order={order} onClear={() => carry(nothingCarried)} />}
    </>
  )
}

function Clear({ order, onClear }: { order: CabinOrder; onClear: () => void }) {
  return (
    <Link
      to={order === 'no-sorting' ? '/cabins' : `/cabins?sort=${order}`}
      preventScrollReset
      onClick={onClear}
      className="inline-flex min-h-12 items-center text-sm font-medium underline underline-offset-4 group-open:mx-4 hover:no-underline md:group-open:mx-6"
    >
      {words.clear}
    </Link>
  )
}

/** The link that cleared the dates is gone. Not on arrival: links open at the top. */
function useFocusWhenCleared(search: StaySearch) {
  const section = useRef<HTMLElement>(null)
  const isArrival = useRef(true)
  const asked = `${search.from}${search.to}`
  useEffect(() => {
    if (!isArrival.current && asked === '') moveFocusTo(section.current)
    isArrival.current = false
  }, [asked])
  return section
}

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
