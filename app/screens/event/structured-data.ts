import { eventsPage } from '#content/events/events-page.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { breadcrumbs } from '../../parts/structured-data.ts'
import { schemaEvent } from './schema-event.ts'

/** What search engines read of an event. Without a place it is no event to them. */
export function structuredDataOf(origin: string, event: CalendarEvent): object[] {
  const { id, summary, location } = event
  const crumbs = breadcrumbs(origin, [
    { name: 'Home', path: '/' },
    { name: eventsPage.title, path: '/events' },
    { name: summary, path: `/events/${id}` },
  ])
  return location ? [schemaEvent(origin, event, location), crumbs] : [crumbs]
}
