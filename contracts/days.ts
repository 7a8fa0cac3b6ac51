import type { Day } from './dates.ts'

/** Today at the property. `timeZone` is an IANA name; the visitor's own zone never counts. */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}

/** The visitor's local midnight of a day: what calendar widgets take. Never send it anywhere. */
export function localDateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day that a calendar widget's local date shows. */
export function dayOfLocalDate(date: Date): Day {
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-')
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}

/** 'Sat, Nov 21', as guests read a day. */
export function shortDay(day: Day): string {
  return localDateOf(day).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })
}

/** How many nights lie between two days. */
export function nightsBetween(checkIn: Day, checkOut: Day): number {
  const dayMs = 86_400_000
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs)
}
