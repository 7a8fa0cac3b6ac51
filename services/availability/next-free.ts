import type { NextFree } from '#contracts/availability.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { firstNightNotFree, type StayDays } from '#contracts/nights.ts'
import { nightsIn } from '#contracts/night-ranges.ts'
import { assertCabin, endOf, type AvailabilityDependencies, type Dated } from './availability.ts'
import { shownWindow } from './night-windows.ts'

/** In nights, the best first. */
const lengths = [3, 2, 1]

/**
 * The earliest free stay of three nights, or of fewer if there are nowhere three in a row. A cabin
 * whose feed is missing or failing has none. Throws `NotFoundError` for an unknown slug.
 */
export function nextFreeStay(deps: AvailabilityDependencies, slug: string): Dated<NextFree> {
  assertCabin(deps, slug)
  const { timeZone, turnoverDay } = deps.site.facts
  const state = deps.availability.stateOf(slug)
  const today = deps.clock.today(timeZone)
  const isFree = (stay: StayDays) =>
    state !== null && firstNightNotFree(stay, state.nights, turnoverDay) === null
  const stay = state && earliest(today, isFree)
  return { answer: { stay }, expiresAt: endOf(deps, state ? [state] : []) }
}

function earliest(today: Day, isFree: (stay: StayDays) => boolean): StayDays | null {
  const days = nightsIn({ from: today, to: shownWindow(today).to })
  for (const length of lengths) {
    const checkIn = days.find((day) => isFree({ checkIn: day, checkOut: addDays(day, length) }))
    if (checkIn !== undefined) return { checkIn, checkOut: addDays(checkIn, length) }
  }
  return null
}
