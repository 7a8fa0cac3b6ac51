import { eventsPage } from '#content/events/events-page.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import type { Picture } from '#contracts/pictures.ts'
import { isComing } from '../../../components/events/nearness.ts'
import { breadcrumbs } from '../../../structured-data.ts'
import { schemaEvent } from './schema-event.ts'

/** What search engines read of an event: an Event only if it takes place, is to come and says where. */
export function structuredDataOf(
  origin: string,
  event: CalendarEvent,
  today: Day,
  picture?: Picture,
): object[] {
  const { id, summary, location } = event
  const crumbs = breadcrumbs(origin, [
    { name: 'Home', path: '/' },
    { name: eventsPage.title, path: '/events' },
    { name: summary, path: `/events/${id}` },
  ])
  return location && isComing(event, today)
    ? [schemaEvent({ origin, picture }, event, location), crumbs]
    : [crumbs]
}
