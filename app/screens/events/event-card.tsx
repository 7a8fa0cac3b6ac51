import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { eventsPage } from '#content/events.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from '../../components/events/event-days.ts'
import { EventFacts } from '../../components/events/event-facts.tsx'
import { EventLeaf } from '../../components/events/event-row.tsx'
import { DetailsLink } from '../../components/events/details-link.tsx'
import { useFacts } from '../../documents.ts'

interface EventCardProps {
  event: CalendarEvent
  badge: ReactNode
}

/** An event as a card that is a single link. */
export function EventCard({ event, badge }: EventCardProps) {
  const { timeZone } = useFacts()
  return (
    <article className="relative flex min-w-0 grow flex-col rounded-lg border border-line bg-card p-5 shadow-card hover:border-edge">
      <header className="flex gap-4">
        <EventLeaf day={firstDayOf(event, timeZone)} />
        <div className="min-w-0">
          {badge}
          <h3 className="mt-1 text-xl wrap-anywhere">{event.summary}</h3>
        </div>
      </header>
      <EventFacts event={event} className="mt-4 text-[0.95rem]" />
      {event.description && (
        <p className="mt-3 mb-4 line-clamp-3 text-[0.95rem] wrap-anywhere text-soft max-md:hidden">
          {event.description}
        </p>
      )}
      <DetailsLink
        event={event}
        className="mt-auto inline-flex items-center gap-2 self-start font-display max-md:pt-3 font-bold underline decoration-ember decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-lg"
      >
        {eventsPage.viewDetails}
        <span className="sr-only">{eventsPage.detailsOf(event.summary)}</span>
        <ArrowRight aria-hidden className="size-4.5" />
      </DetailsLink>
    </article>
  )
}
