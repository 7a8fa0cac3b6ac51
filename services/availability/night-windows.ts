import { addDays, monthOf, type Day } from '#contracts/dates.ts'
import { addMonths, firstDayOf } from '#contracts/months.ts'
import type { NightRange } from '#contracts/night-ranges.ts'
import type { CabinNights } from '#contracts/nights.ts'
import { stayYearsAhead } from '#contracts/limits.ts'

// A stay that began last month may still be going on.
const daysBack = 31

/**
 * The nights shown to guests: from the first of this month to the end of the last month a stay can
 * reach, plus one month for reads made before the month changed.
 */
export function shownWindow(today: Day): NightRange {
  const to = addMonths(firstDayOf(monthOf(today)), stayYearsAhead * 12 + 2)
  return { from: firstDayOf(monthOf(today)), to }
}

/** The nights read from feeds. */
export function readWindow(today: Day): NightRange {
  return { from: addDays(today, -daysBack), to: shownWindow(today).to }
}

/** What is known without a feed. */
export function allUnknown(window: NightRange): CabinNights {
  return { taken: [], notOpen: [], unknown: [window] }
}
