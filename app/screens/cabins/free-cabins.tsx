import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Day } from '#contracts/dates.ts'
import { cabinOrders, type CabinOrder } from '#contracts/options.ts'
import { renewMs } from '../../components/availability/use-availability.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { useFocusOnChange } from '../../components/move-focus.ts'
import { useCabins } from '../../documents.ts'
import { readOverHttp } from '../../queries.ts'
import { Answer } from './answer.tsx'
import { arrange, isOnlyBooked, sortCabins, type ShownCabin } from './arrange.ts'
import { freeCabinsQuery } from './free-cabins-query.ts'
import { NearbyLinks } from './nearby-links.tsx'
import { SearchForm } from './search-form.tsx'
import { SortControl } from './sort-control.tsx'
import { staySearchFrom, type StaySearch } from './stay-search.ts'
import { CalendarCheck, CalendarClock, CalendarX, CircleHelp, type LucideIcon } from 'lucide-react'
import { freeCabinsWords } from '#content/cabins-page.ts'
import type { StayState } from '#contracts/availability.ts'
import { classes } from '../../components/classes.ts'

/** The matching cabins; without a search, all. `renderedOn` is the page's day. */
export function FreeCabins({ renderedOn }: { renderedOn: Day }) {
  const [params] = useSearchParams()
  const today = useToday(renderedOn)
  const search = staySearchFrom(params, today)
  const order = orderFrom(params.get('sort'))
  const { answer, hasFailed } = useAnswer(search)
  const shown = arrange(sortCabins(useCabins(), order), answer)
  const result = useFocusOnChange<HTMLDivElement>(askedIn(search))
  const isNoneFree = answer && isOnlyBooked(answer)
  return (
    <>
      <SearchForm search={search} order={order} today={today} />
      <div
        ref={result}
        className="mt-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 outline-none"
      >
        <Answer {...{ search, answer, hasFailed }} wanted={params.get('cabin')} />
        {shown.length > 1 && <SortControl order={order} />}
      </div>
      {search.stay && isNoneFree && <NearbyLinks stay={search.stay} guests={search.guests} />}
      <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((each) => (
          <AnsweringCard key={each.cabin.slug} shown={each} search={search} />
        ))}
      </div>
    </>
  )
}

/** Null if there is nothing to focus. */
function askedIn({ stay, guests }: StaySearch): string | null {
  return stay && `${stay.checkIn} ${stay.checkOut} ${guests}`
}

/** Dates and guests are passed to the partner only for a cabin that may be free. */
function AnsweringCard({ shown, search }: { shown: ShownCabin; search: StaySearch }) {
  const { cabin, state } = shown
  const { stay, guests } = search
  const isShut = state === 'booked' || state === 'notOpen'
  return (
    <CabinCard
      cabin={cabin}
      heading="h2"
      stay={isShut || !stay ? null : { ...stay, guests }}
      bookKind={isShut ? 'quiet' : 'primary'}
      mark={state && <StayMark state={state} />}
    />
  )
}

function useAnswer({ stay, guests }: StaySearch) {
  const asked = stay ?? { checkIn: '', checkOut: '' }
  const query = useQuery({
    ...freeCabinsQuery(readOverHttp, asked, guests),
    enabled: stay !== null,
    refetchInterval: renewMs,
  })
  if (!stay) return { answer: undefined, hasFailed: false }
  // Older availability is not shown without refetching.
  return { answer: query.isError ? undefined : query.data, hasFailed: query.isError }
}

/** The order in the address; anything unknown is the default order. */
function orderFrom(value: string | null): CabinOrder {
  return cabinOrders.find((order) => order === value) ?? 'no-sorting'
}

const looks: Record<StayState, { icon: LucideIcon; colors: string }> = {
  free: { icon: CalendarCheck, colors: 'bg-oak-wash text-oak' },
  unknown: { icon: CircleHelp, colors: 'bg-sunken text-ink' },
  notOpen: { icon: CalendarClock, colors: 'bg-sunken text-ink' },
  booked: { icon: CalendarX, colors: 'bg-danger/10 text-danger' },
}

/** A cabin's status for the requested days. */
function StayMark({ state }: { state: StayState }) {
  const { icon: Icon, colors } = looks[state]
  return (
    <p
      className={classes(
        'flex items-center gap-2 self-start rounded-full px-3.5 py-1 text-[0.95rem] font-semibold',
        colors,
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {freeCabinsWords.marks[state]}
    </p>
  )
}
