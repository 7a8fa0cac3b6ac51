import type { Day } from './dates.ts'
import { addDays } from './day-arithmetic.ts'

/**
 * Whether somebody may arrive on the day on which another guest leaves. 'booked': a feed's end day
 * counts as booked, and no stay touches a booked day (specification, section 3). 'free': only
 * nights count, so a stay may begin where another ends and end where another begins.
 */
export type TurnoverDay = 'booked' | 'free'

/** Booked days of one cabin, ascending, each once, and the rule of the house. */
export interface Bookings {
  booked: readonly Day[]
  turnoverDay: TurnoverDay
}

interface StayDays {
  checkIn: Day
  checkOut: Day
}

/** The first booked day that stands in the way of a stay; null when it is free. */
export function bookedDayIn(stay: StayDays, { booked, turnoverDay }: Bookings): Day | null {
  const first = booked.find((day) => day >= stay.checkIn)
  if (first === undefined || first > stay.checkOut) return null
  return first === stay.checkOut && turnoverDay === 'free' ? null : first
}

/** The first booked day after the day of arrival; null when nothing limits the stay. */
export function nextBookedDay(checkIn: Day, { booked }: Bookings): Day | null {
  return booked.find((day) => day > checkIn) ?? null
}

/** The last day on which a guest who arrives on `checkIn` can leave; null when nothing limits it. */
export function latestCheckOut(checkIn: Day, bookings: Bookings): Day | null {
  const next = nextBookedDay(checkIn, bookings)
  if (next === null) return null
  return bookings.turnoverDay === 'free' ? next : addDays(next, -1)
}
