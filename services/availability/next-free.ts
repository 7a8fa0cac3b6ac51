import type { NextFree, NextFreeQuery } from '#contracts/availability.ts'
import { addDays } from '#contracts/dates.ts'
import { nearbyStays } from '#contracts/nearby-stays.ts'
import { firstNightNotFree, type CabinNights, type StayDays } from '#contracts/nights.ts'
import { nightsIn } from '#contracts/night-ranges.ts'
import {
  assertCabin,
  assertStay,
  endOf,
  nextCheckInOf,
  type AvailabilityDependencies,
  type Dated,
} from './availability.ts'
import { shownWindow } from './night-windows.ts'

/** In nights, the best first. */
const lengths = [3, 2, 1]

/**
 * The earliest free stay of three nights, or of fewer if there are nowhere three in a row; for chosen
 * days that are not free, the nearest stay of the same length. A cabin whose feed is missing or
 * failing has none. Throws `NotFoundError` for an unknown slug, `RuleError` for an invalid stay.
 */
export function nextFreeStay(
  deps: AvailabilityDependencies,
  slug: string,
  { from, to }: NextFreeQuery = {},
): Dated<NextFree> {
  assertCabin(deps, slug)
  const chosen = from && to ? { checkIn: from, checkOut: to } : null
  if (chosen) assertStay(deps, chosen.checkIn, chosen.checkOut)
  const state = deps.availability.stateOf(slug)
  const stay = state && (chosen ? near(deps, chosen, state.nights) : earliest(deps, state.nights))
  return { answer: { stay }, expiresAt: endOf(deps, state ? [state] : []) }
}

/** Null if the chosen days are free or may be. */
function near(deps: AvailabilityDependencies, chosen: StayDays, nights: CabinNights) {
  const { turnoverDay } = deps.site.facts
  const inTheWay = firstNightNotFree(chosen, nights, turnoverDay)
  if (inTheWay === null || inTheWay.why === 'unknown') return null
  const today = nextCheckInOf(deps)
  const [found] = nearbyStays(chosen, [{ cabin: '', nights }], { today, turnoverDay })
  return found?.stay ?? null
}

function earliest(deps: AvailabilityDependencies, nights: CabinNights): StayDays | null {
  const { turnoverDay } = deps.site.facts
  const today = nextCheckInOf(deps)
  const isFree = (stay: StayDays) => firstNightNotFree(stay, nights, turnoverDay) === null
  const days = nightsIn({ from: today, to: shownWindow(today).to })
  for (const length of lengths) {
    const checkIn = days.find((day) => isFree({ checkIn: day, checkOut: addDays(day, length) }))
    if (checkIn !== undefined) return { checkIn, checkOut: addDays(checkIn, length) }
  }
  return null
}
