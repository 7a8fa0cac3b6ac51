import { useQuery } from '@tanstack/react-query'
import type { FreeCabins } from '#contracts/availability.ts'
import { stayQuery } from '#contracts/booking.ts'
import { shortStay } from '#contracts/date-formats.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { lastStayDay } from '#contracts/last-stay-day.ts'
import { useToday } from '../../../components/availability/use-today.ts'
import { documentKey } from '../../../documents.ts'
import { cabinsByState, stayOfInquiry, stateNames } from './inquiry-nights.ts'

/** What each cabin's calendar says about an inquiry's nights at this moment. */
export function useNightsNow(inquiry: AdminInquiry) {
  const today = useToday()
  const stay = stayOfInquiry(inquiry)
  const isOver = stay.checkIn < today
  const isKept = !isOver && stay.checkOut <= lastStayDay(today)
  const { data: cabins = [] } = useQuery<readonly Cabin[]>({ queryKey: documentKey('cabin-list') })
  const { data, isLoading, isError } = useQuery<FreeCabins>({
    queryKey: [`/api/availability?${stayQuery(stay)}`],
    enabled: isKept,
    staleTime: 0,
  })
  return { stay, isOver, isLoading, isError, found: cabinsByState(cabins, data) }
}

/** Free, booked or unknown, by cabin. */
export function NightsNow({ inquiry }: { inquiry: AdminInquiry }) {
  const { stay, isOver, isLoading, isError, found } = useNightsNow(inquiry)
  return (
    <section aria-label={`Calendars right now, ${shortStay(stay)}`} className="mt-4">
      <h3 className="text-base font-semibold">{`Calendars right now, ${shortStay(stay)}`}</h3>
      {isOver && <p>These days are over.</p>}
      {isLoading && <p className="text-soft">Checking the calendars...</p>}
      {isError && <p>The calendars can’t be asked right now. Please try again.</p>}
      {!isOver && !isLoading && !isError && (
        <dl className="mt-1 grid gap-1">
          {found.map(({ state, names }) => (
            <div key={state} className="flex min-w-0 flex-wrap gap-x-2">
              <dt className="font-semibold">{stateNames[state]}:</dt>
              <dd className="min-w-0">{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
