import { isDay, type Day } from './dates.ts'

/** Errors by field, worded for the guest. */
export type DayErrors = Readonly<Record<string, string>>

const past = 'Please choose today or a later date.'

/**
 * Rules that need today's date (specification, section 5): no day before today, and at least one
 * night. `today` is in the property's zone. Shared by browser and server; invalid days are left to
 * the schema.
 */
export function eventDayErrors({ eventDate }: { eventDate: Day }, today: Day): DayErrors {
  return isDay(eventDate) && eventDate < today ? { eventDate: past } : {}
}

export function groupDayErrors(
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
  today: Day,
): DayErrors {
  const isReversed = isDay(checkIn) && isDay(checkOut) && checkOut <= checkIn
  return {
    ...(isDay(checkIn) && checkIn < today && { checkIn: past }),
    ...(isDay(checkOut) && checkOut < today && { checkOut: past }),
    ...(isReversed && { checkOut: 'Please choose a check-out date after your check-in date.' }),
  }
}
