// How instants are written, in `timeZone`, an IANA name, whatever the visitor's zone.

import { formatOf } from './time-formats.ts'

const locale = 'en-US'
const withZone = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** 'June 30, 2025', the day at the property whatever the visitor's zone. */
export function longDate(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString(locale, { dateStyle: 'long', timeZone })
}

/** 'June 30, 2025 at 11:59 PM CDT' */
export function momentAt(instant: string, timeZone: string): string {
  const { time, zone } = timeAt(instant, timeZone)
  return `${longDate(instant, timeZone)} at ${time} ${zone}`
}

/** 'Jun 30, 2025, 11:59 PM' */
export function shortMoment(instant: string, timeZone: string): string {
  const day = new Date(instant).toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  return `${day}, ${timeAt(instant, timeZone).time}`
}

/** '11:59 PM' and 'CDT', put together from parts: engines differ in the space before AM and PM. */
export function timeAt(instant: string, timeZone: string): { time: string; zone: string } {
  const parts = formatOf(locale, timeZone, withZone).formatToParts(new Date(instant))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return {
    time: `${of('hour')}:${of('minute')} ${of('dayPeriod')}`,
    zone: of('timeZoneName') ?? '',
  }
}
