import { eventsPage, eventWords } from '#content/events/events-page.ts'
import { site } from '#content/site.ts'
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
import { readIfThere, type ReadApi } from '../../../api-context.ts'

interface Shown {
  event: CalendarEvent | null
  next: CalendarEvent[]
  today: Day
}

type EventPage = Page<Shown>

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(
  async ({ album, params, origin, read }: Visit<Route.LoaderArgs>): Promise<EventPage> => {
    const [event, next] = await Promise.all([
      readEvent(read, params.eventId),
      readNext(read, params.eventId),
    ])
    const today = todayIn(site.timeZone)
    const shown = { event, next, today }
    if (!event) return { name: eventWords.notFound.heading, noindex: true, status: 404, shown }
    const [picture] = await album('events', 1)
    const { id, summary, isSample } = event
    const path = `/events/${id}`
    return {
      name: `${summary}, ${daysLine(event)}`,
      description: shortened(eventWords.inSearch(event, daysLine(event))),
      path,
      picture: 'events',
      crumbs: [
        { name: eventsPage.title, path: '/events' },
        { name: summary, path },
      ],
      structuredData: structuredDataOf(origin, event, today, picture),
      noindex: isSample === true,
      shown,
    }
  },
)

export default function EventScreen({ loaderData }: Route.ComponentProps) {
  const { event, next, today } = loaderData
  return event ? <EventArticle event={event} next={next} today={today} /> : <EventNotFound />
}

const { notFound } = eventWords

function EventNotFound() {
  return (
    <NotFound heading={notFound.heading} text={notFound.text}>
      <ButtonLink to={notFound.events.to}>{notFound.events.label}</ButtonLink>
    </NotFound>
  )
}

const nextShown = 3

/** An event by its id; null when there is none. Rejects when it cannot be read. */
async function readEvent(read: ReadApi, id: string): Promise<CalendarEvent | null> {
  return eventIdPattern.test(id) ? readIfThere<CalendarEvent>(read, `/api/events/${id}`) : null
}

/** The next few events but this one. They are a courtesy: without them the page is whole as well. */
async function readNext(read: ReadApi, id: string): Promise<CalendarEvent[]> {
  try {
    const { items } = (await read('/api/events')).body as EventList
    return items.filter((event) => event.id !== id).slice(0, nextShown)
  } catch {
    return []
  }
}
