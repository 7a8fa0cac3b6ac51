import { eventWords, nearnessLabels } from '#content/events.ts'
import { nightsBetween, type Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { useFacts } from '../../documents.ts'
import { firstDayOf, lastDayOf } from '#contracts/event-days.ts'
import {
  daysLine,
  timeLine,
  recurrenceLine,
  nearnessOf,
  untilLine,
  type Nearness,
} from './event-days.ts'
import { DetailsLink } from './details-link.tsx'
import { shortDay } from '#contracts/date-formats.ts'
import { Badge, type BadgeTone } from '../badge.tsx'

interface EventRowProps {
  event: CalendarEvent
  /** The days of a recurring event, this one's first. */
  days?: readonly Day[]
  today: Day
  isCurrent?: boolean
}

/** Further away, a leaf without its year could be mistaken. */
const daysOfYear = 365

/**
 * An event in a list; the leaf has its date, and the text what a leaf cannot say. The badge is beside
 * the title, or below one that needs the whole line.
 */
export function EventRow({ event, days = [], today, isCurrent }: EventRowProps) {
  const { timeZone } = useFacts()
  const first = firstDayOf(event, timeZone)
  const isOneDay = lastDayOf(event, timeZone) === first
  const recurrence = recurrenceLine(days)
  const isToldByLeaf =
    !recurrence && isOneDay && nightsBetween(today, first) < daysOfYear && first >= today
  return (
    <div className="relative flex gap-4 py-3.5">
      <EventLeaf day={first} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <DetailsLink
            event={event}
            isCurrent={isCurrent}
            className="min-w-0 font-display text-lg font-bold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline aria-[current]:underline"
          >
            {event.summary}
          </DetailsLink>
          <EventBadge event={event} today={today} />
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-soft">
          <span className={isToldByLeaf ? 'sr-only' : undefined}>
            {recurrence ?? daysLine(event, timeZone)}{' '}
          </span>
          {!isToldByLeaf && <Dot />}
          {timeLine(event, timeZone)}
          {event.location && (
            <>
              {' '}
              <Dot />
              <span className="sr-only">{eventWords.where}: </span>
              {event.location}
            </>
          )}
        </p>
      </div>
    </div>
  )
}

/** Never ends a line: it goes to the next one with what follows. */
function Dot() {
  return <span aria-hidden>·{'\u00A0'}</span>
}

/** A calendar leaf; the text beside it has the full date. */
function EventLeaf({ day }: { day: Day }) {
  const [weekday, month, date] = shortDay(day).split(/,? /)
  return (
    <time
      aria-hidden
      dateTime={day}
      className="grid w-14 shrink-0 content-start justify-items-center self-start overflow-hidden rounded-md border border-line bg-paper pb-1 leading-none"
    >
      <span className="eyebrow w-full bg-dusk py-1 text-center text-xs text-on-dusk">{month}</span>
      <span className="mt-1.5 font-display text-xl leading-none font-bold">{date}</span>
      <span className="mt-1 text-xs leading-none text-soft">{weekday}</span>
    </time>
  )
}

const tones: Record<Nearness, BadgeTone> = {
  past: 'neutral',
  today: 'danger',
  tomorrow: 'ember',
  week: 'lamp',
  month: 'oak',
  upcoming: 'bluebonnet',
}

/** How soon an event is, or how long it still lasts; the color repeats it. Samples are labeled. */
export function EventBadge({ event, today }: { event: CalendarEvent; today: Day }) {
  const { timeZone } = useFacts()
  const until = untilLine(event, today, timeZone)
  const nearness = until ? 'today' : nearnessOf(event, today, timeZone)
  const badge = <Badge tone={tones[nearness]}>{until ?? nearnessLabels[nearness]}</Badge>
  if (!event.isSample) return badge
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {badge}
      <Badge>{eventWords.sample.badge}</Badge>
    </span>
  )
}
