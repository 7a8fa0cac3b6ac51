import { useNavigate } from 'react-router'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ChosenDays } from '../../../components/date-range/chosen-days.ts'
import {
  carry,
  useCarriedStay,
  withGuests,
} from '../../../components/stay-search/use-carried-stay.ts'
import { useObstacle, type Obstacle } from './obstacle.ts'

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
