import { Suspense, useEffect, useEffectEvent } from 'react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { SelectContext } from '../../components/events/details-link.tsx'
import { isComing, foldRecurring, type FoldedEvent } from '../../components/events/event-days.ts'
import { useDocument, useFacts } from '../../documents.ts'
import { searchEvents } from './events-query.ts'
import type { Finding } from './use-finding.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { reportPageNotLoaded } from '../../components/page-not-loaded.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import { Search } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'

/** Fetched when an event is first chosen. */
const EventDetails = lazyPart(
  async () => ({ default: (await import('./event-sheet.tsx')).EventDetails }),
  reportPageNotLoaded,
)

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

interface FoundEventsProps {
  found: readonly FoldedEvent[]
  isSearching: boolean
  selected: CalendarEvent | null
  today: Day
}

function FoundEvents({ found, isSearching, selected, today }: FoundEventsProps) {
  return (
    <div className={selected ? 'min-w-0' : 'min-w-0 lg:col-span-2'}>
      <p role="status" className={found.length > 0 ? 'font-medium' : 'text-lead'}>
        {isSearching && (found.length > 0 ? find.found(found.length) : find.none)}
      </p>
      {found.length > 0 && (
        <div className="mt-2 border-y border-line">
          <ul
            aria-label={find.results}
            className="-mx-2 max-h-[34rem] divide-y divide-line overflow-y-auto px-2"
          >
            {found.map(({ event, days }) => (
              <li key={event.id}>
                <EventRow
                  event={event}
                  days={days}
                  today={today}
                  isCurrent={event.id === selected?.id}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface SearchFormProps {
  finding: Finding
  onApproach: () => void
}

/** Searches as the guest types; without scripts its button asks the server. */
function SearchForm({ finding, onApproach }: SearchFormProps) {
  const { placeholder } = useDocument('events').find
  const search = (text: string) => {
    onApproach()
    finding.setText(text)
  }
  const searchEarly = useEffectEvent(() => {
    const typed = finding.field.current?.value ?? ''
    if (typed !== finding.text) search(typed)
  })
  // On a slow connection a guest may have typed before hydration.
  useEffect(() => searchEarly(), [])
  return (
    <form
      role="search"
      action="/events#find-event"
      method="get"
      className="mt-6 flex max-w-2xl grow flex-wrap items-end gap-3 lg:flex-nowrap"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grow basis-64 lg:min-w-56">
        <Field label={find.label}>
          {(control) => (
            <input
              ref={finding.field}
              type="search"
              name="q"
              value={finding.text}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={onApproach}
              onChange={(event) => search(event.currentTarget.value)}
              {...control}
            />
          )}
        </Field>
      </div>
      <Button type="submit" kind="secondary">
        <Search aria-hidden className="size-5" />
        {find.submit}
      </Button>
    </form>
  )
}
