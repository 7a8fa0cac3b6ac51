import type { ReactNode } from 'react'
import { eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { daysLine, timeLine } from '../../components/events/event-days.ts'
import { recurrenceLine } from '../../components/events/recurring.ts'
import { useFacts } from '../../documents.ts'
import type { IconName } from '#contracts/site/shapes.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { ViewDetails } from './view-details.tsx'

interface EventCardProps {
  event: CalendarEvent
  /** The days on which it takes place, the event's own first. */
  days: readonly Day[]
  badge: ReactNode
}

/**
 * An event as a card that is a single link; its date is there once. It takes two rows of its grid, so
 * that titles side by side align where a date needs two lines.
 */
export function EventCard({ event, days, badge }: EventCardProps) {
  const { timeZone } = useFacts()
  return (
    <article className="relative row-span-2 grid min-w-0 grid-rows-subgrid overflow-hidden rounded-lg border border-line bg-card shadow-card hover:border-edge">
      <p className="on-dusk bg-dusk px-4 py-2 font-display font-bold text-balance text-on-dusk">
        <span className="sr-only">{eventWords.when}: </span>
        {recurrenceLine(days) ?? daysLine(event, timeZone)}
      </p>
      <div className="flex grow flex-col p-4 max-sm:pt-3 max-sm:pb-2">
        <h3 className="text-xl leading-tight wrap-anywhere">{event.summary}</h3>
        <dl className="mt-2 grid gap-1 text-sm text-soft">
          <Fact icon="clock" name={eventWords.time} text={timeLine(event, timeZone)} />
          {event.location && <Fact icon="map-pin" name={eventWords.where} text={event.location} />}
        </dl>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 max-sm:pt-2">
          <ViewDetails event={event} />
          {badge}
        </p>
      </div>
    </article>
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
    <div className="flex gap-2">
      <dt>
        <FeatureIcon name={icon} className="mt-0.5 size-4 text-ember-ink" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="line-clamp-2 min-w-0 wrap-anywhere">{text}</dd>
    </div>
  )
}
