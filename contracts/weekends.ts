import { addDays, type Day } from './dates.ts'
import { weekdayOf } from './months.ts'
import type { StayDays } from './nights.ts'

const [friday, saturday] = [5, 6]

/**
 * This weekend and the next, from Friday to Sunday; `first` is the first day on which a guest can
 * still check in. A weekend that has begun is what is left of it; on Sunday it is over.
 */
export function weekendsFrom(first: Day): [thisOne: StayDays, next: StayDays] {
  const weekday = weekdayOf(first)
  const nextFriday = addDays(first, (friday - weekday + 7) % 7)
  const checkIn = weekday === saturday ? first : nextFriday
  const sunday = addDays(checkIn, weekday === saturday ? 1 : 2)
  return [
    { checkIn, checkOut: sunday },
    { checkIn: addDays(sunday, 5), checkOut: addDays(sunday, 7) },
  ]
}
