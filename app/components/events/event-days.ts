import { eventWords } from '#content/events/events-page.ts'
import { site } from '#content/site.ts'
import { fullDay, shortDay, shortDayWithYear } from '#contracts/date-formats.ts'
import { timeAt } from '#contracts/moments.ts'
import { addDays, todayIn, nightsBetween, type Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventTime } from '#contracts/events.ts'

/** Days of an event, always in the property's zone. */
export type EventSpan = Pick<CalendarEvent, 'start' | 'end'>

/** An event that starts in the evening and ends after midnight belongs to the evening. */
const nightMs = 12 * 3_600_000

export function firstDayOf({ start }: Pick<EventSpan, 'start'>): Day {
  return dayOf(start)
}

/** The last day of an event; an all-day event's end is the day after it. */
export function lastDayOf({ start, end }: EventSpan): Day {
  const first = dayOf(start)
  const last = lastTouched(start, end)
  return last > first ? last : first
}

export function isOnDay(event: EventSpan, day: Day): boolean {
  return firstDayOf(event) <= day && day <= lastDayOf(event)
}

export function daysOf(event: EventSpan): Day[] {
  const last = lastDayOf(event)
  const days = [firstDayOf(event)]
  for (let day = days[0] ?? last; day < last;) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

function dayOf(time: EventTime): Day {
  return 'date' in time ? time.date : todayIn(site.timeZone, new Date(time.dateTime))
}

function lastTouched(start: EventTime, end: EventTime): Day {
  if ('date' in end) return addDays(end.date, -1)
  const ends = Date.parse(end.dateTime)
  if ('dateTime' in start && ends - Date.parse(start.dateTime) <= nightMs) return dayOf(start)
  // An end at midnight does not include the next day.
  return todayIn(site.timeZone, new Date(ends - 1))
}

/** 'Saturday, November 28, 2026', or for several days 'Fri, Jun 13 – Sun, Jun 15, 2025'. */
export function daysLine(event: EventSpan): string {
  const first = firstDayOf(event)
  const last = lastDayOf(event)
  if (first === last) return fullDay(first)
  const isInOneYear = first.slice(0, 4) === last.slice(0, 4)
  const from = isInOneYear ? shortDay(first) : shortDayWithYear(first)
  return `${from} – ${shortDayWithYear(last)}`
}

/** '10:00 AM – 1:00 PM CST' in the property's zone, or 'All day'. */
export function timeLine({ start, end }: EventSpan): string {
  if ('date' in start || 'date' in end) return eventWords.allDay
  const from = timeAt(start.dateTime, site.timeZone)
  const to = timeAt(end.dateTime, site.timeZone)
  const times = from.time === to.time ? from.time : `${from.time} – ${to.time}`
  return `${times} ${from.zone}`
}

export type Nearness = 'past' | 'today' | 'tomorrow' | 'week' | 'month' | 'upcoming'

/** Whether an event is today or later; samples never are. */
export function isComing(
  { start, isSample }: Pick<CalendarEvent, 'start' | 'isSample'>,
  today: Day,
): boolean {
  return !isSample && firstDayOf({ start }) >= today
}

/**
 * How soon an event is (specification, section 4), in calendar days at the property. Tonight is
 * today, however late.
 */
export function nearnessOf(event: Pick<CalendarEvent, 'start'>, today: Day): Nearness {
  const days = nightsBetween(today, firstDayOf(event))
  if (days < 0) return 'past'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days <= 7) return 'week'
  return days <= 30 ? 'month' : 'upcoming'
}
