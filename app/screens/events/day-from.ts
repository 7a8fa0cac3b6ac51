import { isDay, type Day } from '#contracts/dates.ts'

/** The day that an address asks for; what is no day is today. */
export function dayFrom(search: URLSearchParams, today: Day): Day {
  const day = search.get('day') ?? ''
  return isDay(day) ? day : today
}
