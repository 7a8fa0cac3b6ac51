import { isDay, type Day } from '#contracts/dates.ts'
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
