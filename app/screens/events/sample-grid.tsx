import { eventsPage } from '#content/events.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { Badge } from '../../components/badge.tsx'
import { DetailsLink } from '../../components/events/details-link.tsx'
import { daysLine } from '../../components/events/event-days.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument, useFacts } from '../../documents.ts'

/** A row to swipe through; its links bring what is out of sight into view. */
const row =
  'mt-6 -mx-[clamp(1rem,4vw,2.5rem)] flex snap-x scroll-px-[clamp(1rem,4vw,2.5rem)] gap-4 overflow-x-auto px-[clamp(1rem,4vw,2.5rem)] pb-4'

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
          <li key={event.id} className="flex w-[70vw] max-w-72 shrink-0 snap-start">
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
    <article className="relative min-w-0 grow rounded-lg border border-line bg-card px-4 py-3 hover:border-edge">
      <header className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg leading-tight wrap-anywhere">{event.summary}</h3>
        <Badge tone="ember">{badge}</Badge>
      </header>
      <p className="mt-1 text-sm text-soft">{daysLine(event, timeZone)}</p>
      <DetailsLink
        event={event}
        className="mt-1 inline-block font-display text-sm font-bold underline decoration-ember decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-lg"
      >
        {eventsPage.viewDetails}
        <span className="sr-only">{eventsPage.detailsOf(event.summary)}</span>
      </DetailsLink>
    </article>
  )
}
