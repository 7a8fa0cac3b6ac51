import { ArrowUpRight, CalendarPlus } from 'lucide-react'
import { eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { useFacts } from '../../documents.ts'
import { buttonClasses } from '../button.tsx'
import { isComing } from './event-days.ts'

/** Calendar export and link for an upcoming event, or the note that it is a sample. */
export function EventActions({ event, today }: { event: CalendarEvent; today: Day }) {
  const { timeZone } = useFacts()
  return (
    <>
      {event.isSample && <p className="basis-full text-soft">{eventWords.sample.note}</p>}
      {isComing(event, today, timeZone) && (
        <a
          href={`/api/events/${event.id}/event.ics`}
          download={`${event.id}.ics`}
          className={buttonClasses('primary', 'small')}
        >
          <CalendarPlus aria-hidden className="size-5" />
          {eventWords.addToCalendar}
        </a>
      )}
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
