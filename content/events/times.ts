import type { EventTime } from '#contracts/events.ts'
import { site } from '../site.ts'

/** An instant with its offset, told in the property's zone: '2025-07-04T09:00:00-05:00'. */
export function at(dateTime: string): EventTime {
  return { dateTime, timeZone: site.timeZone }
}

/** A whole day. As an event's end it is the day after the last. */
export function on(date: string): EventTime {
  return { date }
}
