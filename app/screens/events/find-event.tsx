import { Suspense } from 'react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { SelectContext } from '../../components/events/details-link.tsx'
import { isComing } from '../../components/events/event-days.ts'
import { foldRecurring, type FoldedEvent } from '../../components/events/recurring.ts'
import { useDocument, useFacts } from '../../documents.ts'
import { FoundEvents } from './found-events.tsx'
import { searchEvents } from './search-events.ts'
import { SearchForm } from './search-form.tsx'
import type { Finding } from './use-finding.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { reportPageNotLoaded } from '../../components/page-not-loaded.ts'

/** Fetched when an event is first chosen. */
const EventDetails = lazyPart(() => import('./event-details.tsx'), reportPageNotLoaded)

const { find } = eventsPage

interface FindEventProps {
  /** All searchable events. */
  events: readonly CalendarEvent[]
  today: Day
  finding: Finding
  /** Called when a guest is about to search. */
  onApproach: () => void
}

/** Text search over all events, and the details of the chosen one. */
export function FindEvent({ events, today, finding, onApproach }: FindEventProps) {
  const { lead } = useDocument('events').find
  const { selected, text, section, whenShown, clear } = finding
  const isSearching = text.trim() !== ''
  const fold = useFold(today)
  return (
    <section
      ref={section}
      id="find-event"
      aria-labelledby="find-heading"
      className="mt-12 bg-sunken py-10"
    >
      <div className="wrap">
        <div className="items-end justify-between gap-x-12 lg:flex">
          <SectionHead id="find-heading" heading={find.heading} lead={lead} />
          <SearchForm finding={finding} onApproach={onApproach} />
        </div>
        <div
          className={classes(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
            (selected ?? isSearching) && 'mt-6',
          )}
        >
          {selected && (
            <Suspense>
              <EventDetails event={selected} today={today} onClose={clear} onShown={whenShown} />
            </Suspense>
          )}
          <SelectContext value={finding.select}>
            <FoundEvents
              found={fold(searchEvents(events, text))}
              isSearching={isSearching}
              selected={selected}
              today={today}
            />
          </SelectContext>
        </div>
      </div>
    </section>
  )
}

/** What recurs is one entry, as among the cards; what is past stays one by one. */
function useFold(today: Day) {
  const { timeZone } = useFacts()
  return (found: readonly CalendarEvent[]): FoldedEvent[] => {
    const isAhead = (event: CalendarEvent) => isComing(event, today, timeZone)
    const past = found.filter((event) => !isAhead(event))
    return [
      ...foldRecurring(found.filter(isAhead), timeZone),
      ...past.map((event) => ({ event, days: [] })),
    ]
  }
}
