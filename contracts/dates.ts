/** A calendar day at the property, `YYYY-MM-DD`; never an instant. */
export type Day = string

/** A month of a calendar, `YYYY-MM`. */
export type Month = string

const dayMs = 86_400_000
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

/** How many nights lie between two days. */
export function nightsBetween(checkIn: Day, checkOut: Day): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / dayMs)
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

/**
 * The instant that stands for a day while counting, in UTC, where no clock change makes a day 23 hours
 * long. Never show or send it.
 */
export function utcDateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10)
}

/** The visitor's local midnight of a day: what calendar widgets take. Never send it anywhere. */
export function localDateOf(day: Day): Date {
  return new Date(`${day}T00:00`)
}

/** The day that a calendar widget's local date shows. */
export function dayOfLocalDate(date: Date): Day {
  return dayOf(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())))
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

/**
 * The instant at which clocks in the zone show a wall time as `datetime-local` gives it
 * ('2025-06-30T23:59'), ISO 8601 in UTC; null for what is no time. Of a time that comes twice in
 * autumn the first counts; one that spring leaves out moves on by what was left out, as Temporal
 * does, which no browser of a guest has to know. `timeZone` is an IANA name.
 */
export function instantOfLocalTime(local: string, timeZone: string): string | null {
  const wall = wallTime.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(wall)) return null
  // Offsets change at most once within two days.
  const asBefore = wall - offsetMs(wall - dayMs, timeZone)
  const asAfter = wall - offsetMs(wall + dayMs, timeZone)
  const shows = (instant: number) => instant + offsetMs(instant, timeZone) === wall
  const instant = !shows(asBefore) && shows(asAfter) ? asAfter : asBefore
  return new Date(instant).toISOString()
}

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** How far clocks in the zone are ahead of UTC at an instant, in milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  )
  return wall - Math.floor(instant / 1000) * 1000
}
