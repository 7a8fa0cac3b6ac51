/** A calendar day at the property, `YYYY-MM-DD`; never an instant. */
export type Day = string

/** A month of a calendar, `YYYY-MM`. */
export type Month = string

const dayMs = 86_400_000

/** Whether a text is a day of the calendar: the 30th of February is none. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = utcDateOf(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/** The day so many days later; earlier for negative counts. */
export function addDays(day: Day, count: number): Day {
  const date = utcDateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** How many nights lie between two days. */
export function nightsBetween(checkIn: Day, checkOut: Day): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs)
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/**
 * The instant that stands for a day while counting, in UTC, where no clock change makes a day 23 hours
 * long. Never show or send it.
 */
export function utcDateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day of an instant in UTC, the way back from `utcDateOf`. */
export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** Today at the property. `timeZone` is an IANA name; the visitor's own zone never counts. */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  return localTimeOf(now, timeZone).slice(0, 10)
}

/** The wall time at an instant as `datetime-local` takes it: '2025-06-30T23:59'. */
export function localTimeOf(instant: string | Date, timeZone: string): string {
  // Swedish dates are written as ISO writes them.
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone })
  return shown.slice(0, 16).replace(' ', 'T')
}
