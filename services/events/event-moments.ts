import type { CalendarEvent } from '#contracts/events.ts'

/** In milliseconds since 1970. */
interface Moments {
  /** The start; an all-day event starts with its day at the property. */
  start: number
  /** The last moment at which it is listed: an all-day event is listed until its day is over. */
  listedUntil: number
}

// An event never changes, and every visitor's list needs these of every event.
const known = new WeakMap<CalendarEvent, Moments>()

export function momentsOf(event: CalendarEvent, timeZone: string): Moments {
  const moments = known.get(event) ?? readMoments(event, timeZone)
  known.set(event, moments)
  return moments
}

function readMoments({ start }: CalendarEvent, timeZone: string): Moments {
  if ('dateTime' in start) {
    const { epochMilliseconds } = Temporal.Instant.from(start.dateTime)
    return { start: epochMilliseconds, listedUntil: epochMilliseconds }
  }
  const day = Temporal.PlainDate.from(start.date)
  return {
    start: startOfDay(day, timeZone),
    listedUntil: startOfDay(day.add({ days: 1 }), timeZone) - 1,
  }
}

/** The first moment of a day at the property, in milliseconds since 1970. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds
}

export function dayOf(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate()
}
