import { eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { EventActions } from '../../../components/events/event-actions.tsx'
import { EventBadge } from '../../../components/events/event-badge.tsx'
import { EventFacts } from '../../../components/events/event-facts.tsx'
import { EventRow } from '../../../components/events/event-row.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useAlbum } from '../../../documents.ts'
import { onPhones } from '../../../components/picture-sizes.ts'

interface EventArticleProps {
  event: CalendarEvent
  next: readonly CalendarEvent[]
  today: Day
  stay: Documents['events']['stay']
}

/** An event in full, the next ones, and where to stay. */
export function EventArticle({ event, next, today, stay }: EventArticleProps) {
  return (
    <div className="wrap pt-5">
      <BackLink {...eventWords.back} />
      <div className="mt-4 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article>
          <EventBadge event={event} today={today} />
          <h1 className="mt-3 max-w-3xl sign text-title wrap-anywhere">{event.summary}</h1>
          <EventFacts event={event} className="mt-6 border-l-4 border-ember pl-5 text-lead" />
          {event.description && (
            <p className="mt-7 prose-width wrap-anywhere whitespace-pre-line">
              {event.description}
            </p>
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
