import { firstDayOf, lastDayOf } from '#contracts/event-days.ts'
import type { CalendarEvent } from '#contracts/events.ts'

/** In milliseconds since 1970. */
interface Moments {
  /** The start; an all-day event starts with its day at the property. */
  start: number
  /** The last moment at which it is listed: its start, or the end of an event of whole or several days. */
  listedUntil: number
}

// An event never changes, and every visitor's list needs these of every event.
const known = new WeakMap<CalendarEvent, Moments>()

export function momentsOf(event: CalendarEvent, timeZone: string): Moments {
  const moments = known.get(event) ?? readMoments(event, timeZone)
  known.set(event, moments)
  return moments
}

function readMoments(event: CalendarEvent, timeZone: string): Moments {
  const { start, end } = event
  const begin =
    'dateTime' in start
      ? Temporal.Instant.from(start.dateTime).epochMilliseconds
      : startOfDay(Temporal.PlainDate.from(start.date), timeZone)
  if ('date' in end) {
    const last = Temporal.PlainDate.from(lastDayOf(event, timeZone))
    return { start: begin, listedUntil: startOfDay(last.add({ days: 1 }), timeZone) - 1 }
  }
  const lastsDays = lastDayOf(event, timeZone) > firstDayOf(event, timeZone)
  const { epochMilliseconds } = Temporal.Instant.from(end.dateTime)
  return { start: begin, listedUntil: lastsDays ? epochMilliseconds - 1 : begin }
}

/** The first moment of a day at the property, in milliseconds since 1970. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds
}

export function dayOf(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate()
}
