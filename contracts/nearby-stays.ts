import type { Stay } from './booking.ts'
import { addDays, type Day } from './dates.ts'
import { firstNightNotFree, type CabinNights, type TurnoverDay } from './nights.ts'
import { stayErrorsOn } from './stay-errors.ts'

/** A cabin about which something is known. */
export interface KnownCabin {
  cabin: string
  nights: CabinNights
}

/** A stay of the same length, and the slugs of the cabins that are free. */
export interface NearbyStay {
  stay: Stay
  cabins: string[]
}

interface Options {
  /** The first day on which a guest can still check in. */
  today: Day
  turnoverDay: TurnoverDay
}

const mostDaysAway = 30
const mostShown = 3

/** The nearest stays of the same length with a free cabin, nearest first. */
export function nearbyStays(
  stay: Stay,
  known: readonly KnownCabin[],
  { today, turnoverDay }: Options,
): NearbyStay[] {
  const found: NearbyStay[] = []
  for (const shift of shifts()) {
    const moved = {
      checkIn: addDays(stay.checkIn, shift),
      checkOut: addDays(stay.checkOut, shift),
    }
    if (!canBeAsked(moved, today)) continue
    const isFree = ({ nights }: KnownCabin) =>
      firstNightNotFree(moved, nights, turnoverDay) === null
    const cabins = known.filter(isFree).map(({ cabin }) => cabin)
    if (cabins.length > 0) found.push({ stay: moved, cabins })
    if (found.length === mostShown) break
  }
  return found
}

/** The search rejects a stay that begins before today or ends too far ahead. */
function canBeAsked({ checkIn, checkOut }: Stay, today: Day): boolean {
  const { checkIn: early, checkOut: late } = stayErrorsOn(today, checkIn, checkOut)
  return early === undefined && late === undefined
}

/** A day earlier, a day later, two days earlier … */
function* shifts() {
  for (let days = 1; days <= mostDaysAway; days += 1) {
    yield -days
    yield days
  }
}
