import { eventWords } from '#content/events.ts'
import {
  fullDay,
  monthAndDate,
  shortDay,
  shortDayWithYear,
  weekdayName,
} from '#contracts/date-formats.ts'
import { timeAt } from '#contracts/moments.ts'
import { addDays, nightsBetween, type Day } from '#contracts/dates.ts'
import { firstDayOf, lastDayOf, lastDayUnderWay, type EventSpan } from '#contracts/event-days.ts'
import type { CalendarEvent } from '#contracts/events.ts'

// Days of an event, always in the property's zone: `timeZone` is an IANA name.

/** Longer ones do not count in a month: a mistake in the calendar. */
const longestDays = 3 * 366

export function isOnDay(event: EventSpan, day: Day, timeZone: string): boolean {
  return firstDayOf(event, timeZone) <= day && day <= lastDayOf(event, timeZone)
}

export function daysOf(event: EventSpan, timeZone: string): Day[] {
  const last = lastDayOf(event, timeZone)
  const days = [firstDayOf(event, timeZone)]
  for (let day = days[0] ?? last; day < last && days.length < longestDays;) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
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

/** Whether an event is today or later, or under way; samples never are. */
export function isComing(
  event: Pick<CalendarEvent, 'start' | 'end' | 'isSample'>,
  today: Day,
  timeZone: string,
): boolean {
  return !event.isSample && lastDayOf(event, timeZone) >= today
}

/** Nearer, a weekday says which day is meant. */
const weekDays = 7

/** 'Until Sunday', or 'Until Dec 14'; null unless an event of several days is under way. */
export function untilLine(event: EventSpan, today: Day, timeZone: string): string | null {
  const last = lastDayUnderWay(event, today, timeZone)
  if (last === null) return null
  if (last === today) return eventWords.untilToday
  return eventWords.until(
    nightsBetween(today, last) < weekDays ? weekdayName(last) : monthAndDate(last),
  )
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

/** The next date of an event, and the first days of all that are known, this one included. */
export interface FoldedEvent {
  event: CalendarEvent
  days: readonly Day[]
}

/** One entry per event, however often it takes place; `events` are the earliest first. */
export function foldRecurring(events: readonly CalendarEvent[], timeZone: string): FoldedEvent[] {
  const folded = new Map<string, { event: CalendarEvent; days: Day[] }>()
  for (const event of events) {
    const key = JSON.stringify([event.summary, event.location, event.isSample])
    const known = folded.get(key) ?? { event, days: [] }
    known.days.push(firstDayOf(event, timeZone))
    folded.set(key, known)
  }
  return [...folded.values()]
}

/** How many further days a card names. */
const daysNamed = 2

/** 'Every Saturday · next: Nov 28, Dec 5'; null for an event that takes place once. */
export function recurrenceLine(days: readonly Day[]): string | null {
  const [first] = days
  if (first === undefined || days.length < 2) return null
  const next = eventWords.nextDays(days.slice(0, daysNamed).map(withoutWeekday))
  return isWeekly(days) ? `${eventWords.every(weekdayName(first))} · ${next}` : capitalized(next)
}

/** At least three weeks in a row: two may be chance. */
function isWeekly(days: readonly Day[]): boolean {
  const gaps = days.slice(1).map((day, index) => nightsBetween(days[index] ?? day, day))
  return gaps.length >= 2 && gaps.every((gap) => gap === 7)
}

/** 'Nov 28' */
function withoutWeekday(day: Day): string {
  return shortDay(day).replace(/^\w+, /, '')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
