import { eventWords } from '#content/events/events-page.ts'
import { site } from '#content/site.ts'
import type { Day } from '#contracts/dates.ts'
import { firstDayOf, lastDayOf, type EventSpan } from './event-days.ts'

const shortParts = { weekday: 'short', month: 'short', day: 'numeric' } as const

// A day is told as noon in UTC, so that no zone can move it.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const full = dayFormat({ dateStyle: 'full' })
const short = dayFormat(shortParts)
const shortWithYear = dayFormat({ ...shortParts, year: 'numeric' })
const monthWithYear = dayFormat({ month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: site.timeZone,
})

/** 'Saturday, November 28, 2026', or both ends of several days: 'Fri, Jun 13 – Sun, Jun 15, 2025'. */
export function daysLine(event: EventSpan): string {
  const first = firstDayOf(event)
  const last = lastDayOf(event)
  if (first === last) return fullDay(first)
  const isInOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${tell(isInOneYear ? short : shortWithYear, first)} – ${tell(shortWithYear, last)}`
}

/** '10:00 AM – 1:00 PM CST' at the property, 'All day' for whole days. */
export function timeLine({ start, end }: EventSpan): string {
  if ('date' in start || 'date' in end) return eventWords.allDay
  const from = clockOf(start.dateTime)
  const to = clockOf(end.dateTime)
  return from.time === to.time
    ? `${from.time} ${from.zone}`
    : `${from.time} – ${to.time} ${from.zone}`
}

/** 'Saturday, November 28, 2026'. */
export function fullDay(day: Day): string {
  return tell(full, day)
}

/** 'November 2026'. */
export function monthLine(day: Day): string {
  return tell(monthWithYear, day)
}

/** The pieces of a calendar leaf: 'Nov', '28', 'Sat'. */
export function leafOf(day: Day): { month: string; date: string; weekday: string } {
  const parts = short.formatToParts(noonOf(day))
  return {
    month: partOf(parts, 'month'),
    date: partOf(parts, 'day'),
    weekday: partOf(parts, 'weekday'),
  }
}

function tell(format: Intl.DateTimeFormat, day: Day): string {
  return format.format(noonOf(day))
}

function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** Put together from its parts: engines differ in the space before AM and PM. */
function clockOf(dateTime: string): { time: string; zone: string } {
  const parts = clock.formatToParts(new Date(dateTime))
  const time = `${partOf(parts, 'hour')}:${partOf(parts, 'minute')} ${partOf(parts, 'dayPeriod')}`
  return { time, zone: partOf(parts, 'timeZoneName') }
}

function partOf(
  parts: readonly Intl.DateTimeFormatPart[],
  type: Intl.DateTimeFormatPartTypes,
): string {
  return parts.find((part) => part.type === type)?.value ?? ''
}
