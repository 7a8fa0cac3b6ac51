import { eventWords } from '#content/events.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { useFacts } from '../../documents.ts'
import { classes } from '../classes.ts'
import { daysLine, timeLine, isComing } from './event-days.ts'
import type { IconName } from '#contracts/site/shapes.ts'
import { FeatureIcon } from '../feature-icon.tsx'
import { ArrowUpRight, CalendarPlus } from 'lucide-react'
import type { Day } from '#contracts/dates.ts'
import { buttonClasses } from '../button.tsx'

interface EventFactsProps {
  event: CalendarEvent
  className?: string
}

export function EventFacts({ event, className }: EventFactsProps) {
  const { timeZone } = useFacts()
  return (
    <dl className={classes('grid gap-1.5', className)}>
      <Fact icon="calendar-days" name={eventWords.when} text={daysLine(event, timeZone)} />
      <Fact icon="clock" name={eventWords.time} text={timeLine(event, timeZone)} />
      {event.location && <Fact icon="map-pin" name={eventWords.where} text={event.location} />}
    </dl>
  )
}

interface FactProps {
  icon: IconName
  /** For screen readers. */
  name: string
  text: string
}

function Fact({ icon, name, text }: FactProps) {
  return (
    <div className="flex gap-2.5">
      <dt className="flex h-lh items-center">
        <FeatureIcon name={icon} className="size-4.5 text-ember-ink" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{text}</dd>
    </div>
  )
}

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
