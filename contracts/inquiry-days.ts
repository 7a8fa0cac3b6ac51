import { isDay, type Day } from './dates.ts'

/** What is wrong with which day, in words for the guest. */
export type DayMistakes = Readonly<Record<string, string>>

const past = 'Please choose a day from today on.'

/**
 * The rules that need a calendar (specification, section 5): no day before today, and at least one
 * night between two. `today` in the property's zone. Browser and server ask the same function; it
 * passes over what is no day at all, which the schema names.
 */
export function eventDayMistakes({ eventDate }: { eventDate: Day }, today: Day): DayMistakes {
  return isDay(eventDate) && eventDate < today ? { eventDate: past } : {}
}

export function groupDayMistakes(
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
  today: Day,
): DayMistakes {
  const isReversed = isDay(checkIn) && isDay(checkOut) && checkOut <= checkIn
  return {
    ...(isDay(checkIn) && checkIn < today && { checkIn: past }),
    ...(isDay(checkOut) && checkOut < today && { checkOut: past }),
    ...(isReversed && { checkOut: 'Please choose a check-out day after your check-in day.' }),
  }
}
