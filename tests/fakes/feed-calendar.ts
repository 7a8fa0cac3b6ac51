import type { Day } from '#contracts/dates.ts'

export interface Booking {
  checkIn: Day
  checkOut: Day
  /** Private data that partners put into feeds; must never appear on the site. */
  guest?: string
}

/** A calendar as booking partners send it: one all-day event per stay. */
export function calendarOf(bookings: readonly Booking[]): string {
  return calendarWith(
    bookings.map(({ checkIn, checkOut, guest = 'Reserved' }, index) => [
      `UID:${index}-${checkIn}@partner.example`,
      `DTSTART;VALUE=DATE:${inFeed(checkIn)}`,
      `DTEND;VALUE=DATE:${inFeed(checkOut)}`,
      `SUMMARY:${guest}`,
    ]),
  )
}

/** A calendar of events given as lines. */
export function calendarWith(events: readonly (readonly string[])[]): string {
  const blocks = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Partner//Feed//EN']
  return [...head, ...blocks, 'END:VCALENDAR', ''].join('\r\n')
}

/** '2026-07-01' in the feed format: '20260701'. */
export function inFeed(day: Day): string {
  return day.replaceAll('-', '')
}
