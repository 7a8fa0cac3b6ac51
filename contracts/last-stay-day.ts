import type { Day } from './dates.ts'
import { stayYearsAhead } from './limits.ts'

/** The last day on which a stay may end; in a leap year perhaps February 29 of another year. */
export function lastStayDay(today: Day): Day {
  return `${Number(today.slice(0, 4)) + stayYearsAhead}${today.slice(4)}`
}
