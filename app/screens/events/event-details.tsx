import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { eventsPage, eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { ButtonLink, IconButton } from '../../components/button.tsx'
import { EventActions } from '../../components/events/event-actions.tsx'
import { EventBadge } from '../../components/events/event-badge.tsx'
import { EventFacts } from '../../components/events/event-facts.tsx'

interface EventDetailsProps {
  event: CalendarEvent
  today: Day
  onClose: () => void
  /** Called with the heading once an event is chosen and its details are shown. */
  onShown: (heading: HTMLElement) => void
}

/** Everything about the chosen event. */
export default function EventDetails({ event, today, onClose, onShown }: EventDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tell = useEffectEvent(() => heading.current && onShown(heading.current))
  useEffect(() => void tell(), [event])

  return (
    <section
      aria-label={eventsPage.find.details}
      className="min-w-0 rounded-lg border border-line bg-card p-6 shadow-card md:p-8 lg:sticky lg:top-28"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <EventBadge event={event} today={today} />
          <h3 ref={heading} tabIndex={-1} className="mt-2 text-2xl wrap-anywhere md:text-3xl">
            {event.summary}
          </h3>
        </div>
        <IconButton icon={X} label={eventsPage.find.close} onClick={onClose} />
      </div>
      <EventFacts event={event} className="mt-4" />
      {event.description && (
        <p className="mt-4 wrap-anywhere whitespace-pre-line">{event.description}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <EventActions event={event} today={today} />
        <ButtonLink kind="quiet" size="small" to={`/events/${event.id}`}>
          {eventWords.ownPage}
        </ButtonLink>
      </div>
    </section>
  )
}
