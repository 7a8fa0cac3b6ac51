import { nightsBetween, type Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from './event-days.ts'

export type Nearness = 'past' | 'today' | 'tomorrow' | 'week' | 'month' | 'upcoming'

/** Whether an event takes place today or later: a sample never does. */
export function isComing(
  { start, isSample }: Pick<CalendarEvent, 'start' | 'isSample'>,
  today: Day,
): boolean {
  return !isSample && firstDayOf({ start }) >= today
}

/**
 * How near an event is (specification, section 4), counted in days of the property's calendar: from
 * today to the day it begins. Tonight is today, however many hours are left.
 */
export function nearnessOf(event: Pick<CalendarEvent, 'start'>, today: Day): Nearness {
  const days = nightsBetween(today, firstDayOf(event))
  if (days < 0) return 'past'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days <= 7) return 'week'
  return days <= 30 ? 'month' : 'upcoming'
}
