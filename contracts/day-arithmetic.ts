import type { Day } from './dates.ts'

// Days of a calendar, counted in UTC: no clock change anywhere can make one of them 23 hours long.

/** A month of a calendar, `YYYY-MM`. */
export type Month = string

const daysInWeek = 7

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

/** The same day so many months later, or the last of that month where it has no such day. */
export function addMonths(day: Day, count: number): Day {
  const first = utcDateOf(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  const month = monthOf(dayOf(first))
  const wanted = `${month}-${day.slice(-2)}`
  return wanted > lastDayOf(month) ? lastDayOf(month) : wanted
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`
}

export function lastDayOf(month: Month): Day {
  const first = utcDateOf(firstDayOf(month))
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)))
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return utcDateOf(day).getUTCDay()
}

/** The weeks of a month from Sunday to Saturday; null where a day belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const cells = [
    ...Array.from({ length: weekdayOf(firstDayOf(month)) }, () => null),
    ...daysOf(month),
  ]
  const weeks: (Day | null)[][] = []
  for (let start = 0; start < cells.length; start += daysInWeek) {
    const week = cells.slice(start, start + daysInWeek)
    weeks.push([...week, ...Array.from({ length: daysInWeek - week.length }, () => null)])
  }
  return weeks
}

function daysOf(month: Month): Day[] {
  const length = Number(lastDayOf(month).slice(-2))
  return Array.from({ length }, (_, index) => addDays(firstDayOf(month), index))
}

/** The instant that stands for a day while counting; never one to show or send. */
export function utcDateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}
