import { ArrowUpRight, CalendarPlus } from 'lucide-react'
import { eventWords } from '#content/events/events-page.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { buttonClasses } from '../button.tsx'

/** Takes an event along, or leads to what others say about it. */
export function EventActions({ event }: { event: CalendarEvent }) {
  return (
    <>
      <a
        href={`/api/events/${event.id}/event.ics`}
        download={`${event.id}.ics`}
        className={buttonClasses('primary', 'small')}
      >
        <CalendarPlus aria-hidden className="size-5" />
        {eventWords.addToCalendar}
      </a>
      {event.htmlLink && (
        <a
          href={event.htmlLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses('secondary', 'small')}
        >
          {eventWords.moreAbout}
          <ArrowUpRight aria-hidden className="size-5" />
          <span className="sr-only">{eventWords.newTab}</span>
        </a>
      )}
    </>
  )
}
