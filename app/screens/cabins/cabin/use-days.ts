import { useNavigate } from 'react-router'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ChosenDays } from '../../../components/date-range/chosen-days.ts'
import {
  carry,
  useCarriedStay,
  withGuests,
} from '../../../components/stay-search/use-carried-stay.ts'
import { useQuery } from '@tanstack/react-query'
import { shutMarks, sleepsAtMost } from '#content/cabin-card.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import type { ApiKey } from '../../../queries.ts'

export interface Days {
  chosen: ChosenDays
  choose: (chosen: ChosenDays) => void
  /** Once both days are chosen; with guests if they are known. */
  stay: Stay | null
  /** The stay for links within the site: '?from=…', or empty. */
  query: string
  obstacle: Obstacle | null
}

/** The days chosen on a cabin's page, in its address too, so that it can be shared and reloaded. */
export function useDays(cabin: Cabin): Days {
  const { days, guests } = useCarriedStay()
  const navigate = useNavigate()
  const choose = (chosen: ChosenDays) => {
    carry({ days: chosen, guests })
    const search = queryOf(withGuests(chosen, guests))
    if (search === location.search) return
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  const stay = withGuests(days, guests)
  return { chosen: days, choose, stay, query: queryOf(stay), obstacle: useObstacle(cabin, stay) }
}

function queryOf(stay: Stay | null): string {
  return stay ? `?${stayQuery(stay)}` : ''
}

/** Why a cabin is probably not bookable for a stay. */
export interface Obstacle {
  words: string
  /** Whether guests can ask to be told when the days open. */
  canBeTold: boolean
}

/** Null while unknown or if there is none. Guests should learn of it before they go to the partner. */
function useObstacle(cabin: Cabin, stay: Stay | null): Obstacle | null {
  const { data } = useQuery<FreeCabins>({
    queryKey: stay ? stayStateKey(stay) : [],
    enabled: stay !== null,
  })
  if (!stay) return null
  const isTooSmall = (stay.guests ?? 0) > cabin.sleeps
  if (isTooSmall) return { words: sleepsAtMost(cabin.sleeps), canBeTold: false }
  const state = data?.cabins.find((each) => each.cabin === cabin.slug)?.state
  const words = state && shutMarks[state]
  return words ? { words, canBeTold: data?.openings === true } : null
}

/** Of all cabins, whatever they sleep: the page says that itself. */
export function stayStateKey({ checkIn, checkOut }: Stay): ApiKey {
  return [`/api/availability?${stayQuery({ checkIn, checkOut })}`]
}
