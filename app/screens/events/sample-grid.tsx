import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { Badge } from '../../components/badge.tsx'
import { daysLine } from '../../components/events/event-days.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument, useFacts } from '../../documents.ts'
import { ViewDetails } from '../../components/events/details-link.tsx'

/** Columns; on smaller screens a row to swipe through, whose links bring into view what is not. */
const row =
  'mt-5 -mx-[clamp(1rem,4vw,2.5rem)] flex snap-x scroll-px-[clamp(1rem,4vw,2.5rem)] gap-2.5 overflow-x-auto px-[clamp(1rem,4vw,2.5rem)] pb-2 lg:grid lg:grid-cols-3'

/** Last year's scrapbook: the first built-in events, whatever the calendar has (section 2). */
export function SampleGrid({ samples }: { samples: readonly CalendarEvent[] }) {
  const { samples: words } = useDocument('events')
  if (!words || samples.length === 0) return null
  return (
    <section aria-labelledby="samples-heading" className="wrap pt-12">
      <SectionHead
        isLow
        id="samples-heading"
        eyebrow={words.eyebrow}
        heading={words.heading}
        lead={words.lead}
      />
      <ul className={row}>
        {samples.slice(0, limits.sampleEvents).map((event) => (
          <li key={event.id} className="flex w-[min(70vw,18rem)] shrink-0 snap-start lg:w-full">
            <Scrap event={event} badge={words.badge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Scrap({ event, badge }: { event: CalendarEvent; badge: string }) {
  const { timeZone } = useFacts()
  return (
    <article className="relative flex min-w-0 grow flex-col justify-between rounded-lg border border-line bg-card px-4 py-2 hover:border-edge">
      <header className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg leading-tight wrap-anywhere">{event.summary}</h3>
        <Badge tone="ember">{badge}</Badge>
      </header>
      <div className="mt-0.5 grid items-baseline justify-items-start gap-1 text-sm xl:flex xl:justify-between">
        <p className="text-soft">{daysLine(event, timeZone)}</p>
        <ViewDetails event={event} />
      </div>
    </article>
  )
}
