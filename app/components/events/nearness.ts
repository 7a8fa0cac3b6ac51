import { nightsBetween, type Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from './event-days.ts'

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
