import { addDays, dayOf, isDay } from './dates.ts'
import { lastStayDay } from './last-stay-day.ts'
import { guestLimits } from './limits.ts'

/** Pages that show the stay in their address, `?from&to&guests`, without scripts too. */
const pages = /^\/(cabins(\/[^/]+)?|book-now|booking-test)?$/

export function showsStay(path: string): boolean {
  return pages.test(path)
}

/**
 * The stay in a page's cache key: at most what any property on earth may show on this day, so that
 * made-up dates don't make pages of their own. The page itself applies the exact rules.
 */
export function stayForKey(given: URLSearchParams, now: Date = new Date()): [string, string][] {
  const utcDay = dayOf(now)
  const last = lastStayDay(addDays(utcDay, 1))
  const from = given.get('from') ?? ''
  const to = given.get('to') ?? ''
  if (!isDay(from) || from < addDays(utcDay, -1) || from > last) return []
  const guests = guestsIn(given)
  return [
    ['from', from],
    ...(isDay(to) && to > from && to <= last ? [['to', to] as [string, string]] : []),
    ...(guests === undefined ? [] : [['guests', String(guests)] as [string, string]]),
  ]
}

/** The number of guests, at most as many as the search offers; undefined without a valid one. */
export function guestsIn(search: URLSearchParams): number | undefined {
  const guests = Number(search.get('guests'))
  const { min, max } = guestLimits
  return Number.isInteger(guests) && guests >= min ? Math.min(guests, max) : undefined
}

/** Every number of guests that the search offers. */
export const guestCounts = Array.from(
  { length: guestLimits.max - guestLimits.min + 1 },
  (_, index) => index + guestLimits.min,
)
