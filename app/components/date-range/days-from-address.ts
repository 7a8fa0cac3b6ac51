import { isDay, type Day } from '#contracts/dates.ts'
import { guestLimits } from '#contracts/limits.ts'
import { guestsIn } from '#contracts/stay-address.ts'
import { sensibleDays, type ChosenDays } from './chosen-days.ts'

/** The days from a link of the free cabin search: `?from=…&to=…`. */
export function daysFromAddress(query: string, today: Day): ChosenDays {
  const search = new URLSearchParams(query)
  const dayOf = (name: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : null
  }
  return sensibleDays({ checkIn: dayOf('from'), checkOut: dayOf('to') }, today)
}

/** The number of guests from such a link; the usual one if there is none, the most if it is more. */
export function guestsFromAddress(query: string): number {
  return guestsIn(new URLSearchParams(query)) ?? guestLimits.usual
}
