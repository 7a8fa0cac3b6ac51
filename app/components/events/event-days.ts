import { eventWords } from '#content/events.ts'
import { fullDay, shortDay, shortDayWithYear } from '#contracts/date-formats.ts'
import { timeAt } from '#contracts/moments.ts'
import { addDays, todayIn, nightsBetween, type Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventTime } from '#contracts/events.ts'

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

export function isOnDay(event: EventSpan, day: Day, timeZone: string): boolean {
  return firstDayOf(event, timeZone) <= day && day <= lastDayOf(event, timeZone)
}

export function daysOf(event: EventSpan, timeZone: string): Day[] {
  const last = lastDayOf(event, timeZone)
  const days = [firstDayOf(event, timeZone)]
  for (let day = days[0] ?? last; day < last;) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
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

/** 'Saturday, November 28, 2026', or for several days 'Fri, Jun 13 – Sun, Jun 15, 2025'. */
export function daysLine(event: EventSpan, timeZone: string): string {
  const first = firstDayOf(event, timeZone)
  const last = lastDayOf(event, timeZone)
  if (first === last) return fullDay(first)
  const isInOneYear = first.slice(0, 4) === last.slice(0, 4)
  const from = isInOneYear ? shortDay(first) : shortDayWithYear(first)
  return `${from} – ${shortDayWithYear(last)}`
}

/** '10:00 AM – 1:00 PM CST', or 'All day'. */
export function timeLine({ start, end }: EventSpan, timeZone: string): string {
  if ('date' in start || 'date' in end) return eventWords.allDay
  const from = timeAt(start.dateTime, timeZone)
  const to = timeAt(end.dateTime, timeZone)
  const times = from.time === to.time ? from.time : `${from.time} – ${to.time}`
  return `${times} ${from.zone}`
}

export type Nearness = 'past' | 'today' | 'tomorrow' | 'week' | 'month' | 'upcoming'

/** Whether an event is today or later; samples never are. */
export function isComing(
  { start, isSample }: Pick<CalendarEvent, 'start' | 'isSample'>,
  today: Day,
  timeZone: string,
): boolean {
  return !isSample && firstDayOf({ start }, timeZone) >= today
}

/** How soon an event is, in calendar days at the property. Tonight is today, however late. */
export function nearnessOf(
  event: Pick<CalendarEvent, 'start'>,
  today: Day,
  timeZone: string,
): Nearness {
  const days = nightsBetween(today, firstDayOf(event, timeZone))
  if (days < 0) return 'past'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days <= 7) return 'week'
  return days <= 30 ? 'month' : 'upcoming'
}
