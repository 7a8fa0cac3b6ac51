import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { cabinOrders, type CabinOrder } from '#contracts/orders.ts'
import { renewMs } from '../../components/availability/use-availability.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { CabinGrid } from '../../components/cabins/cabin-grid.tsx'
import { useFocusOnChange } from '../../components/move-focus.ts'
import { useCabins } from '../../documents.ts'
import { readOverHttp } from '../../queries.ts'
import { Answer } from './answer.tsx'
import {
  arrange,
  countOf,
  isAnyShut,
  isOnlyBooked,
  sortCabins,
  type ShownCabin,
} from './arrange.ts'
import {
  freeCabinsQuery,
  knownCabinsQuery,
  staySearchFrom,
  type StaySearch,
} from './free-cabins-query.ts'
import type { KnownCabin } from '#contracts/nearby-stays.ts'
import { SearchSection, SortControl } from './search-form.tsx'
import { freeCabinsWords } from '#content/cabins-page.ts'
import type { FreeCabins as FreeCabinsAnswer, StayState } from '#contracts/availability.ts'
import type { IconName } from '#contracts/site/shapes.ts'
import { classes } from '../../components/classes.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { lazyPart } from '../../components/lazy-part.ts'

// Only after a search for days that are not free.
const NearbyLinks = lazyPart(() => import('./nearby-links.tsx'))
const ShutCabin = lazyPart(async () => ({
  default: (await import('./nearby-links.tsx')).ShutCabin,
}))

/** The matching cabins; without a search, all. */
export function FreeCabins() {
  const [params] = useSearchParams()
  const today = useToday()
  const search = staySearchFrom(params, today)
  const order = orderFrom(params.get('sort'))
  const { answer, hasFailed } = useAnswer(search)
  // Without dates there is no answer, and a guest's number alone already rules cabins out.
  const people = search.from || search.to || !params.has('guests') ? 0 : search.guests
  const largeEnough = useCabins().filter(({ sleeps }) => sleeps >= people)
  const shown = arrange(sortCabins(largeEnough, order), answer)
  const result = useFocusOnChange<HTMLDivElement>(askedIn(search))
  const known = useKnownCabins(search.guests, answer)
  const isNoneFree = answer && isOnlyBooked(answer)
  return (
    <>
      <SearchSection search={search} order={order} answer={answer} />
      <div ref={result} className="mt-4 outline-none">
        <Answer {...{ search, answer, hasFailed, people }} wanted={params.get('cabin')} />
      </div>
      <Suspense>
        {search.stay && isNoneFree && (
          <NearbyLinks
            stay={search.stay}
            known={known}
            isAnyBooked={countOf('booked', answer) > 0}
          />
        )}
      </Suspense>
      <CabinGrid tools={shown.length > 1 && <SortControl order={order} />}>
        {shown.map((each, position) => (
          <AnsweringCard
            key={each.cabin.slug}
            shown={each}
            search={search}
            known={known}
            hasOpenings={answer?.openings === true}
            position={position}
          />
        ))}
      </CabinGrid>
    </>
  )
}

/** Null if there is nothing to focus. */
function askedIn({ stay, guests }: StaySearch): string | null {
  return stay && `${stay.checkIn} ${stay.checkOut} ${guests}`
}

interface AnsweringCardProps {
  shown: ShownCabin
  search: StaySearch
  known: readonly KnownCabin[] | undefined
  hasOpenings: boolean
  position: number
}

/** Dates and guests are passed to the partner only for a cabin that may be free. */
function AnsweringCard({ shown, search, position, ...rest }: AnsweringCardProps) {
  const { cabin, state } = shown
  const { stay, guests } = search
  const isShut = state === 'booked' || state === 'notOpen'
  const asked = stay ? { ...stay, guests } : undefined
  return (
    <CabinCard
      cabin={cabin}
      position={position}
      heading="h2"
      stay={isShut ? null : asked}
      bookKind={state === 'free' ? 'primary' : 'secondary'}
      mark={state && <StayMark state={state} />}
      instead={
        isShut &&
        asked && (
          <Suspense>
            <ShutCabin cabin={cabin} stay={asked} {...rest} />
          </Suspense>
        )
      }
    />
  )
}

/** The nights of the cabins, once one of them is not to be had. */
function useKnownCabins(guests: number, answer: FreeCabinsAnswer | undefined) {
  const sources = { read: readOverHttp, cabins: useCabins() }
  const { data } = useQuery({
    ...knownCabinsQuery(sources, guests),
    enabled: answer !== undefined && isAnyShut(answer),
    refetchInterval: renewMs,
  })
  return data
}

function useAnswer({ stay, guests }: StaySearch) {
  const asked = stay ?? { checkIn: '', checkOut: '' }
  const query = useQuery({
    ...freeCabinsQuery(readOverHttp, asked, guests),
    enabled: stay !== null,
    refetchInterval: renewMs,
  })
  // The same search pressed again is a new entry in the history, but the same query.
  const { key } = useLocation()
  const askAgain = useEffectEvent(() => void (query.isError && query.refetch()))
  useEffect(() => askAgain(), [key])
  if (!stay) return { answer: undefined, hasFailed: false }
  // Older availability is not shown without refetching.
  return { answer: query.isError ? undefined : query.data, hasFailed: query.isError }
}

/** The order in the address; anything unknown is the default order. */
function orderFrom(value: string | null): CabinOrder {
  return cabinOrders.find((order) => order === value) ?? 'no-sorting'
}

const looks: Record<StayState, { icon: IconName; colors: string }> = {
  free: { icon: 'calendar-check', colors: 'bg-oak-wash text-oak' },
  unknown: { icon: 'circle-question-mark', colors: 'bg-sunken text-ink' },
  notOpen: { icon: 'calendar-clock', colors: 'bg-sunken text-ink' },
  booked: { icon: 'calendar-x', colors: 'bg-danger/10 text-danger' },
}

/** A cabin's status for the requested days. */
function StayMark({ state }: { state: StayState }) {
  const { icon, colors } = looks[state]
  return (
    <p
      className={classes(
        'flex items-center gap-1.5 self-start rounded-full px-3 py-1 text-sm font-semibold',
        colors,
      )}
    >
      <FeatureIcon name={icon} className="size-4 shrink-0" />
      {freeCabinsWords.marks[state]}
    </p>
  )
}
