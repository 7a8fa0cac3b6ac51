import { socialPictureUrl } from '#content/pictures/url.ts'
import { site } from '#content/site.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventTime } from '#contracts/events.ts'
import type { Picture } from '#contracts/pictures.ts'
import { lastDayOf, isComing } from '../../../components/events/event-days.ts'
import { postalAddress } from '../../../structured-data.ts'

/**
 * An event for search engines (schema.org Event), if it takes place, is to come and says where: what
 * their results require, and of what they recommend only what is known. We do not know who organizes
 * the events of others or what they look like, nor any prices. For the server only: browsers do not
 * know Temporal. `picture` is the site's own for events.
 */
export function structuredDataOf(
  origin: string,
  event: CalendarEvent,
  today: Day,
  picture?: Picture,
): object[] {
  const { location } = event
  if (!location || !isComing(event, today)) return []
  return [schemaEvent({ origin, picture }, event, location)]
}

interface Surroundings {
  origin: string
  picture: Picture | undefined
}

function schemaEvent(
  { origin, picture }: Surroundings,
  event: CalendarEvent,
  location: string,
): object {
  const { id, summary, description, start } = event
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: summary,
    ...(description && { description }),
    startDate: timeOf(start),
    endDate: endOf(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(location),
    url: `${origin}/events/${id}`,
    ...(isOurs(location) && {
      organizer: { '@type': 'Organization', name: site.property, url: `${origin}/` },
      ...(picture && { image: [`${origin}${socialPictureUrl(picture)}`] }),
    }),
  }
}

/** What takes place at the property, by the owner's calendar, the owner also organizes. */
function isOurs(location: string): boolean {
  const words = location.toLowerCase()
  return [site.property, site.address.street].some((ours) => words.includes(ours.toLowerCase()))
}

/** The last day of whole days, since search engines count the end in. */
function endOf(event: CalendarEvent): string {
  return 'date' in event.end ? lastDayOf(event) : timeOf(event.end)
}

/** A day, or the instant with the offset that clocks at the property show then. */
function timeOf(time: EventTime): string {
  if ('date' in time) return time.date
  return Temporal.Instant.from(time.dateTime)
    .toZonedDateTimeISO(site.timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** 'Town Square, 14 Main Street, Wimberley, TX 78676': region and perhaps the code at the end. */
const texanPlace = /^(?<before>.+?),\s*(?<town>[^,]+),\s*(?:TX|Texas)(?:\s+(?<code>\d{5}))?$/

function placeOf(location: string): object {
  if (isOurs(location)) {
    return { '@type': 'Place', name: site.property, address: postalAddress(site.address) }
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
