import { socialPictureUrl } from '#content/pictures/url.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventTime } from '#contracts/events.ts'
import type { Picture } from '#contracts/pictures.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { lastDayOf } from '#contracts/event-days.ts'
import { isComing } from '../../../components/events/event-days.ts'
import { postalAddress } from '../../../structured-data.ts'

/**
 * An event for search engines (schema.org Event), if it is real, upcoming and has a place: the
 * required properties, and the recommended ones we know. We know neither organizers nor pictures
 * nor prices of others' events. For the server only: not all browsers have Temporal. `picture` is
 * the site's own for events.
 */
export function structuredDataOf(surroundings: Surroundings, event: CalendarEvent): object[] {
  const { today, facts } = surroundings
  const { location } = event
  if (!location || !isComing(event, today, facts.timeZone)) return []
  return [schemaEvent(surroundings, event, location)]
}

interface Surroundings {
  origin: string
  facts: Facts
  today: Day
  picture?: Picture | undefined
}

type Facts = Documents['facts']

function schemaEvent(
  { origin, facts, picture }: Surroundings,
  event: CalendarEvent,
  location: string,
): object {
  const { id, summary, description, start } = event
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: summary,
    ...(description && { description }),
    startDate: timeOf(start, facts),
    endDate: endOf(event, facts),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(location, facts),
    url: `${origin}/events/${id}`,
    ...(isOurs(location, facts) && {
      organizer: { '@type': 'Organization', name: facts.property, url: `${origin}/` },
      ...(picture && { image: [`${origin}${socialPictureUrl(picture)}`] }),
    }),
  }
}

/** In the owner's calendar, an event at the property is organized by the owner. */
function isOurs(location: string, { property, address }: Facts): boolean {
  const words = location.toLowerCase()
  return [property, address.street].some((ours) => words.includes(ours.toLowerCase()))
}

/** The last day of an all-day event, since search engines include the end. */
function endOf(event: CalendarEvent, facts: Facts): string {
  return 'date' in event.end ? lastDayOf(event, facts.timeZone) : timeOf(event.end, facts)
}

/** A day, or the instant with the property's UTC offset at that time. */
function timeOf(time: EventTime, { timeZone }: Facts): string {
  if ('date' in time) return time.date
  return Temporal.Instant.from(time.dateTime)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** 'Town Square, 14 Main Street, Wimberley, TX 78676': region and optional ZIP code at the end. */
const texanPlace = /^(?<before>.+?),\s*(?<town>[^,]+),\s*(?:TX|Texas)(?:\s+(?<code>\d{5}))?$/

function placeOf(location: string, facts: Facts): object {
  if (isOurs(location, facts)) {
    return { '@type': 'Place', name: facts.property, address: postalAddress(facts.address) }
  }
  const { before, town, code } = texanPlace.exec(location.trim())?.groups ?? {}
  if (!before || !town) return { '@type': 'Place', name: location, address: location }
  const [name, ...street] = before.split(/,\s*/)
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(street.length > 0 && { streetAddress: street.join(', ') }),
      addressLocality: town,
      addressRegion: 'TX',
      ...(code && { postalCode: code }),
      addressCountry: 'US',
    },
  }
}
