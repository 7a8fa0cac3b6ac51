import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { Badge } from '../../components/badge.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'
import { EventCard } from './event-card.tsx'

/** A grid; on phones a row to swipe through, so that upcoming events are not far below. */
const strip =
  'mt-8 gap-6 max-md:-mx-[clamp(1rem,4vw,2.5rem)] max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-[clamp(1rem,4vw,2.5rem)] max-md:pb-6 md:grid md:grid-cols-2 lg:grid-cols-3'

/** The first built-in events, whatever the calendar has (specification, section 2). */
export function SampleGrid({ samples }: { samples: readonly CalendarEvent[] }) {
  const { samples: words } = useDocument('events')
  if (!words || samples.length === 0) return null
  return (
    <section aria-labelledby="samples-heading" className="wrap pt-16 md:pt-24">
      <SectionHead
        id="samples-heading"
        eyebrow={words.eyebrow}
        heading={words.heading}
        lead={words.lead}
      />
      <ul className={strip}>
        {samples.slice(0, limits.sampleEvents).map((event) => (
          <li
            key={event.id}
            className="flex snap-start max-md:w-[78vw] max-md:max-w-80 max-md:shrink-0"
          >
            <EventCard event={event} badge={<Badge tone="ember">{words.badge}</Badge>} />
          </li>
        ))}
      </ul>
    </section>
  )
}
