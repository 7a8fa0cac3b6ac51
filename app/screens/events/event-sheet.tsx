import { useEffect, useRef, type ReactNode, type Ref, useEffectEvent } from 'react'
import { eventsPage, eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { Button, ButtonLink, IconButton } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { EventActions, EventFacts } from '../../components/events/event-facts.tsx'
import { EventBadge } from '../../components/events/event-row.tsx'
import { X } from 'lucide-react'

interface EventSheetProps {
  event: CalendarEvent
  today: Day
  onClose: () => void
  /** Takes the event to the search section. */
  onShowInSearch: () => void
}

/** The details of an event over the page, which keeps its place. Back closes it as well. */
export default function EventSheet({ event, today, onClose, onShowInSearch }: EventSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isForSearch = useRef(false)
  // Going back in the history would stop a scroll that had begun before.
  const showInSearch = () => {
    if (isForSearch.current) return
    isForSearch.current = true
    history.back()
  }
  return (
    <Dialog
      label={eventsPage.find.details}
      onClose={() => (isForSearch.current ? onShowInSearch() : onClose())}
      closesOnBack
      className="w-full motion-safe:transition-[opacity,translate] motion-safe:duration-[240ms] motion-safe:ease-[ease-out] motion-safe:starting:translate-y-6 motion-safe:starting:opacity-0 max-sm:mx-0 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none sm:p-8"
    >
      <EventBody event={event} today={today} heading={heading} className="pr-12" isOverlay>
        <Button
          kind="quiet"
          size="small"
          className="underline underline-offset-4 max-sm:-ml-4"
          onClick={showInSearch}
        >
          {eventsPage.find.showHere}
        </Button>
      </EventBody>
    </Dialog>
  )
}

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
function EventBody(props: EventBodyProps) {
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

interface EventDetailsProps {
  event: CalendarEvent
  today: Day
  onClose: () => void
  /** Called with the heading once an event is chosen and its details are shown. */
  onShown: (heading: HTMLElement) => void
}

/** Everything about the chosen event, beside the search. */
export function EventDetails({ event, today, onClose, onShown }: EventDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const tell = useEffectEvent(() => heading.current && onShown(heading.current))
  useEffect(() => void tell(), [event])

  return (
    <section
      aria-label={eventsPage.find.details}
      className="relative min-w-0 rounded-lg border border-line bg-card p-6 shadow-card md:p-8 lg:sticky lg:top-28"
    >
      <EventBody event={event} today={today} heading={heading} className="pr-12" />
      <IconButton
        icon={X}
        label={eventsPage.find.close}
        className="absolute top-3 right-3"
        onClick={onClose}
      />
    </section>
  )
}
