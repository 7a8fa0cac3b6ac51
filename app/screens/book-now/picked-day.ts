import { dayRefusals } from '#content/availability.ts'
import type { Stay } from '#contracts/booking.ts'
import { dayWithWeekday } from '#contracts/date-formats.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { dayStateOf, type StayRules } from '../../components/availability/day-states.ts'

/** What both cards say about a day: the only rule of this screen. */
export interface PickedDay {
  day: Day
  /** Free or unknown; null if the day cannot be picked. */
  state: 'available' | 'unknown' | null
  /** The stay requested from the partner: one night from the day; null if it is not possible. */
  stay: Stay | null
  /** Why it cannot be picked, in words. */
  refusal: string | null
}

/** A day is available if its night is: the guest can always leave the next morning. */
export function pickedDay(day: Day, rules: StayRules): PickedDay {
  const state = dayStateOf(day, rules)
  if (state === 'available' || state === 'unknown') {
    return { day, state, stay: { checkIn: day, checkOut: addDays(day, 1) }, refusal: null }
  }
  return { day, state: null, stay: null, refusal: dayRefusals[state](dayWithWeekday(day)) }
}
