import { site } from '#content/site.ts'
import type { Day } from '#contracts/dates.ts'
import { todayIn } from '#contracts/days.ts'
import type { CalendarEvent, EventTime } from '#contracts/events.ts'

/** When an event is; everything here tells its days at the property, whatever the visitor's zone. */
export type EventSpan = Pick<CalendarEvent, 'start' | 'end'>

const dayMs = 86_400_000
/** What begins in the evening and ends in the small hours belongs to the evening. */
const nightMs = dayMs / 2

/** The day an event begins. */
export function firstDayOf({ start }: Pick<EventSpan, 'start'>): Day {
  return dayOf(start)
}

/** The last day that an event touches; the end of a whole-day event is the day after it. */
export function lastDayOf({ start, end }: EventSpan): Day {
  const first = dayOf(start)
  const last = lastTouched(start, end)
  return last > first ? last : first
}

export function isOnDay(event: EventSpan, day: Day): boolean {
  return firstDayOf(event) <= day && day <= lastDayOf(event)
}

/** Every day from the first to the last. */
export function daysOf(event: EventSpan): Day[] {
  const last = lastDayOf(event)
  const days = [firstDayOf(event)]
  for (let day = days[0] ?? last; day < last;) {
    day = movedBy(day, 1)
    days.push(day)
  }
  return days
}

function dayOf(time: EventTime): Day {
  return 'date' in time ? time.date : todayIn(site.timeZone, new Date(time.dateTime))
}

function lastTouched(start: EventTime, end: EventTime): Day {
  if ('date' in end) return movedBy(end.date, -1)
  const ends = Date.parse(end.dateTime)
  if ('dateTime' in start && ends - Date.parse(start.dateTime) <= nightMs) return dayOf(start)
  // An end at midnight touches nothing of the day that begins there.
  return todayIn(site.timeZone, new Date(ends - 1))
}

/** Days are counted in UTC, where each has 24 hours. */
function movedBy(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
