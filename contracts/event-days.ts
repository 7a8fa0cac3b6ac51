import { addDays, todayIn, type Day } from './dates.ts'
import type { CalendarEvent, EventTime } from './events.ts'

// Days of an event, always in the property's zone: `timeZone` is an IANA name.

export type EventSpan = Pick<CalendarEvent, 'start' | 'end'>

/** An event that starts in the evening and ends after midnight belongs to the evening. */
const nightMs = 12 * 3_600_000

export function firstDayOf({ start }: Pick<EventSpan, 'start'>, timeZone: string): Day {
  return dayOf(start, timeZone)
}

/** The last day of an event; an all-day event's end is the day after it. */
export function lastDayOf({ start, end }: EventSpan, timeZone: string): Day {
  const first = dayOf(start, timeZone)
  const last = lastTouched(start, end, timeZone)
  return last > first ? last : first
}

/** The last day of an event that began before today and is not over; null for all others. */
export function lastDayUnderWay(event: EventSpan, today: Day, timeZone: string): Day | null {
  const last = lastDayOf(event, timeZone)
  return firstDayOf(event, timeZone) < today && today <= last ? last : null
}

function dayOf(time: EventTime, timeZone: string): Day {
  return 'date' in time ? time.date : todayIn(timeZone, new Date(time.dateTime))
}

function lastTouched(start: EventTime, end: EventTime, timeZone: string): Day {
  if ('date' in end) return addDays(end.date, -1)
  const ends = Date.parse(end.dateTime)
  if ('dateTime' in start && ends - Date.parse(start.dateTime) <= nightMs) {
    return dayOf(start, timeZone)
  }
  // An end at midnight does not include the next day.
  return todayIn(timeZone, new Date(ends - 1))
}
