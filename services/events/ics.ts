import ICAL from 'ical.js'
import type { CalendarEvent, EventTime } from '#contracts/events.ts'

// ical.js does not count the space that begins a folded line: 75 octets with it (RFC 5545, 3.1).
ICAL.foldLength = 74

export interface IcsOptions {
  /** Canonical origin of the site; its host makes the event's UID globally unique. */
  origin: string
  now: Temporal.Instant
  /** The property's name. */
  property: string
}

/**
 * Events as an iCalendar object (RFC 5545). Instants are in UTC, so that calendars convert them
 * to local time without our zone; all-day events are dates, with an exclusive end.
 */
export function icsOf(events: readonly CalendarEvent[], options: IcsOptions): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${options.property}//Events//EN`)
  for (const event of events) calendar.addSubcomponent(componentOf(event, options))
  return `${calendar.toString()}\r\n`
}

function componentOf(event: CalendarEvent, { origin, now }: IcsOptions): ICAL.Component {
  const component = new ICAL.Component('vevent')
  const add = (name: string, value: string | ICAL.Time) =>
    component.addPropertyWithValue(name, value)
  add('uid', `${event.id}@${new URL(origin).hostname}`)
  add('dtstamp', utcTime(now))
  add('dtstart', timeOf(event.start))
  // An event without a duration has no end; RFC 5545, section 3.6.1.
  if (!isSame(event.start, event.end)) add('dtend', timeOf(event.end))
  add('summary', event.summary)
  if (event.description) add('description', event.description)
  if (event.location) add('location', event.location)
  if (event.htmlLink) add('url', event.htmlLink)
  return component
}

function timeOf(time: EventTime): ICAL.Time {
  if ('date' in time) return ICAL.Time.fromDateString(time.date)
  return utcTime(Temporal.Instant.from(time.dateTime))
}

/** The format has whole seconds only. */
function utcTime(instant: Temporal.Instant): ICAL.Time {
  return ICAL.Time.fromDateTimeString(instant.round('second').toString())
}

function isSame(start: EventTime, end: EventTime): boolean {
  return timeOf(start).compare(timeOf(end)) === 0
}
