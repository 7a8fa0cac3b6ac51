import { CalendarDays, Clock, MapPin, type LucideIcon } from 'lucide-react'
import { eventWords } from '#content/events.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { useFacts } from '../../documents.ts'
import { classes } from '../classes.ts'
import { daysLine, timeLine } from './event-days.ts'

interface EventFactsProps {
  event: CalendarEvent
  className?: string
}

export function EventFacts({ event, className }: EventFactsProps) {
  const { timeZone } = useFacts()
  return (
    <dl className={classes('grid gap-1.5', className)}>
      <Fact icon={CalendarDays} name={eventWords.when} text={daysLine(event, timeZone)} />
      <Fact icon={Clock} name={eventWords.time} text={timeLine(event, timeZone)} />
      {event.location && <Fact icon={MapPin} name={eventWords.where} text={event.location} />}
    </dl>
  )
}

interface FactProps {
  icon: LucideIcon
  /** For screen readers. */
  name: string
  text: string
}

function Fact({ icon: Icon, name, text }: FactProps) {
  return (
    <div className="flex gap-2.5">
      <dt>
        <Icon aria-hidden className="mt-1 size-4.5 text-ember-ink" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{text}</dd>
    </div>
  )
}
