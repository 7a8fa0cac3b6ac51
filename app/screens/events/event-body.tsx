import type { ReactNode, Ref } from 'react'
import { eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { ButtonLink } from '../../components/button.tsx'
import { EventActions } from '../../components/events/event-actions.tsx'
import { EventBadge } from '../../components/events/event-badge.tsx'
import { EventFacts } from '../../components/events/event-facts.tsx'

interface EventBodyProps {
  event: CalendarEvent
  today: Day
  heading?: Ref<HTMLHeadingElement>
  /** For the head, which leaves room for a cross. */
  className?: string
  /** The page of the event takes the place of the overlay's own history entry. */
  isOverlay?: boolean
  /** Further actions. */
  children?: ReactNode
}

/** Everything about an event, and its address to share. */
export function EventBody(props: EventBodyProps) {
  const { event, today, heading, className, isOverlay, children } = props
  return (
    <>
      <div className={className}>
        <EventBadge event={event} today={today} />
        <h3 ref={heading} tabIndex={-1} className="mt-2 text-2xl leading-tight wrap-anywhere">
          {event.summary}
        </h3>
      </div>
      <EventFacts event={event} className="mt-4" />
      {event.description && (
        <p className="mt-4 wrap-anywhere whitespace-pre-line">{event.description}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <EventActions event={event} today={today} />
        <ButtonLink
          kind="quiet"
          size="small"
          className="underline underline-offset-4 max-sm:-ml-4"
          to={`/events/${event.id}`}
          replace={isOverlay}
        >
          {eventWords.ownPage}
        </ButtonLink>
        {children}
      </div>
    </>
  )
}
