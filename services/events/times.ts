import { site } from '#content/site.ts'
import type { CalendarEvent } from '#contracts/events.ts'

/** In milliseconds since 1970. */
export interface Moments {
  /** When it begins; a whole day begins with the first moment of its day at the property. */
  start: number
  /** The last moment at which it starts now or later: a whole day does until it is over. */
  listedUntil: number
}

// An event never changes, and every visitor's list needs these of every event.
const known = new WeakMap<CalendarEvent, Moments>()

export function momentsOf(event: CalendarEvent): Moments {
  const moments = known.get(event) ?? readMoments(event)
  known.set(event, moments)
  return moments
}

function readMoments({ start }: CalendarEvent): Moments {
  if ('dateTime' in start) {
    const { epochMilliseconds } = Temporal.Instant.from(start.dateTime)
    return { start: epochMilliseconds, listedUntil: epochMilliseconds }
  }
  const day = Temporal.PlainDate.from(start.date)
  return { start: startOfDay(day), listedUntil: startOfDay(day.add({ days: 1 })) - 1 }
}

/** The first moment of a day at the property, in milliseconds since 1970. */
export function startOfDay(day: Temporal.PlainDate): number {
  return day.toZonedDateTime(site.timeZone).epochMilliseconds
}
