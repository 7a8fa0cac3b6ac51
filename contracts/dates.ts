import { formatOf, toTheSecond } from './time-formats.ts'

/** A calendar day at the property, `YYYY-MM-DD`; never an instant. */
export type Day = string

/** A calendar month, `YYYY-MM`. */
export type Month = string

const dayMs = 86_400_000

/** Whether the text is a real calendar day: February 30 is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = utcDateOf(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/** `count` days later; earlier if negative. */
export function addDays(day: Day, count: number): Day {
  const date = utcDateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

export function nightsBetween(checkIn: Day, checkOut: Day): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs)
}

/** '2025' */
export function yearOf(day: Day): string {
  return day.slice(0, 4)
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** A day as an instant in UTC, where every day has 24 hours, for counting only. Never show it. */
export function utcDateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day of an instant in UTC, the inverse of `utcDateOf`. */
export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** Today at the property. `timeZone` is an IANA name; the visitor's own zone never counts. */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  return localTimeOf(now, timeZone).slice(0, 10)
}

/** The local time of an instant in `datetime-local` format: '2025-06-30T23:59'. */
export function localTimeOf(instant: string | Date, timeZone: string): string {
  // Swedish dates are formatted like ISO 8601.
  const shown = formatOf('sv-SE', timeZone, toTheSecond).format(new Date(instant))
  return shown.slice(0, 16).replace(' ', 'T')
}
