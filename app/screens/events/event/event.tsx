import { eventsPage, eventWords } from '#content/events.ts'
import { todayIn, type Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { daysLine } from '../../../components/events/event-days.ts'
import { shortened } from '../../../structured-data.ts'
import { page, type Page, type Visit } from '../../../page.ts'
import type { Route } from './+types/event'
import { structuredDataOf } from './structured-data.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { NotFound } from '../../../components/not-found.tsx'
import { eventIdPattern } from '#contracts/addresses.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { readIfThere, type ReadApi } from '../../../api-context.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { EventActions, EventFacts } from '../../../components/events/event-facts.tsx'
import { EventBadge, EventRow } from '../../../components/events/event-row.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useAlbum } from '../../../documents.ts'
import { onPhones } from '../../../components/picture-sizes.ts'

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
  return event ? <EventArticle event={event} {...others} /> : <NotFound {...eventWords.notFound} />
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

interface EventArticleProps {
  event: CalendarEvent
  next: readonly CalendarEvent[]
  today: Day
  stay: Documents['events']['stay']
}

/** An event in full, the next ones, and where to stay. */
function EventArticle({ event, next, today, stay }: EventArticleProps) {
  return (
    <div className="wrap pt-5">
      <BackLink {...eventWords.back} />
      <div className="mt-4 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article>
          <EventBadge event={event} today={today} />
          <h1 className="mt-3 max-w-3xl sign text-title wrap-anywhere">{event.summary}</h1>
          <EventFacts event={event} className="mt-6 border-l-4 border-ember pl-5 text-lead" />
          {event.description && (
            <p className="mt-7 max-w-2xl wrap-anywhere whitespace-pre-line">{event.description}</p>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <EventActions event={event} today={today} />
          </div>
        </article>
        <Stay {...stay} />
        {next.length > 0 && <Next events={next} today={today} />}
      </div>
    </div>
  )
}

function Stay({ heading, text }: EventArticleProps['stay']) {
  const [picture] = useAlbum('events', 1)
  const link = eventWords.stay
  return (
    <aside
      aria-labelledby="stay-heading"
      className="overflow-hidden rounded-lg border border-line bg-card shadow-card lg:row-span-2"
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes={`(min-width: 64rem) 22rem, ${onPhones('92vw')}`}
          className="aspect-16/9 w-full object-cover"
        />
      )}
      <div className="p-6">
        <h2 id="stay-heading" className="text-xl">
          {heading}
        </h2>
        <p className="mt-2 text-soft">{text}</p>
        <ButtonLink kind="secondary" size="small" to={link.to} className="mt-4">
          {link.label}
        </ButtonLink>
      </div>
    </aside>
  )
}

function Next({ events, today }: { events: readonly CalendarEvent[]; today: Day }) {
  return (
    <section aria-labelledby="next-heading" className="min-w-0">
      <h2 id="next-heading" className="text-heading">
        {eventWords.next}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
}
