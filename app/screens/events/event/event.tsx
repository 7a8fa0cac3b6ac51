import { eventsPage, eventWords } from '#content/events.ts'
import { todayIn, type Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { daysLine } from '../../../components/events/event-days.ts'
import { shortened } from '../../../structured-data.ts'
import { page, type Page, type Visit } from '../../../page.ts'
import type { Route } from './+types/event'
import { EventArticle } from './event-article.tsx'
import { structuredDataOf } from './structured-data.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { NotFound } from '../../../components/not-found.tsx'
import { eventIdPattern } from '#contracts/addresses.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { readIfThere, type ReadApi } from '../../../api-context.ts'

interface Shown {
  event: CalendarEvent | null
  next: CalendarEvent[]
  today: Day
  stay: Documents['events']['stay']
}

type EventPage = Page<Shown>

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(
  async ({
    album,
    params,
    origin,
    read,
    lookUp,
    facts,
  }: Visit<Route.LoaderArgs>): Promise<EventPage> => {
    const [{ stay, nearby }, event, next] = await Promise.all([
      lookUp('events'),
      readEvent(read, params.eventId),
      readNext(read, params.eventId),
    ])
    const today = todayIn(facts.timeZone)
    const shown = { event, next, today, stay }
    if (!event) return { name: eventWords.notFound.heading, noindex: true, status: 404, shown }
    const [picture] = await album('events', 1)
    const { id, summary, isSample } = event
    const path = `/events/${id}`
    const days = daysLine(event, facts.timeZone)
    return {
      name: `${summary}, ${days}`,
      description: shortened(inSearch(event, days, nearby)),
      path,
      picture: 'events',
      crumbs: [
        { name: eventsPage.title, path: '/events' },
        { name: summary, path },
      ],
      structuredData: structuredDataOf({ origin, facts, today, picture }, event),
      noindex: isSample === true,
      shown,
    }
  },
)

export default function EventScreen({ loaderData }: Route.ComponentProps) {
  const { event, ...others } = loaderData
  return event ? <EventArticle event={event} {...others} /> : <EventNotFound />
}

const { notFound } = eventWords

function EventNotFound() {
  return (
    <NotFound heading={notFound.heading} text={notFound.text}>
      <ButtonLink to={notFound.events.to}>{notFound.events.label}</ButtonLink>
    </NotFound>
  )
}

/** For search engines: each date of a recurring event has its own page. */
function inSearch(event: CalendarEvent, days: string, otherwise: string): string {
  const { summary, location, description = otherwise } = event
  return `${summary} on ${days}${location ? `, ${location}` : ''}. ${description}`
}

const nextShown = 3

/** An event by id; null if there is none. Rejects if it cannot be read. */
async function readEvent(read: ReadApi, id: string): Promise<CalendarEvent | null> {
  return eventIdPattern.test(id) ? readIfThere<CalendarEvent>(read, `/api/events/${id}`) : null
}

/** The next few events except this one. Optional: the page is complete without them. */
async function readNext(read: ReadApi, id: string): Promise<CalendarEvent[]> {
  try {
    const { items } = (await read('/api/events')).body as EventList
    return items.filter((event) => event.id !== id).slice(0, nextShown)
  } catch {
    return []
  }
}
