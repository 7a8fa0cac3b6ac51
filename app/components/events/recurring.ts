import { eventWords } from '#content/events.ts'
import { shortDay, weekdayName } from '#contracts/date-formats.ts'
import { nightsBetween, type Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from '#contracts/event-days.ts'

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
