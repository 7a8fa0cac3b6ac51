import { eventWords, nearnessLabels } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { useFacts } from '../../documents.ts'
import { Badge, type BadgeTone } from '../badge.tsx'
import { nearnessOf, untilLine, type Nearness } from './event-days.ts'

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
