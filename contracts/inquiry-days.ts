import { isDay, type Day } from './dates.ts'

/** Errors by field, worded for the guest. */
export type DayMistakes = Readonly<Record<string, string>>

const past = 'Please choose a day from today on.'

/**
 * Rules that need today's date (specification, section 5): no day before today, and at least one
 * night. `today` is in the property's zone. Shared by browser and server; invalid days are left to
 * the schema.
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
