import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { IconButton } from '../../components/button.tsx'
import { EventBody } from './event-body.tsx'

interface EventDetailsProps {
  event: CalendarEvent
  today: Day
  onClose: () => void
  /** Called with the heading once an event is chosen and its details are shown. */
  onShown: (heading: HTMLElement) => void
}

/** Everything about the chosen event, beside the search. */
export default function EventDetails({ event, today, onClose, onShown }: EventDetailsProps) {
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
