import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { isDay, type Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { BrowseEvents, Upcoming } from './browse-events.tsx'
import { EventCalendar, viewFrom } from './event-calendar.tsx'
import { useUpcoming, useBuiltIn, type BuiltIn } from './events-query.ts'
import { FindEvent } from './find-event.tsx'
import { SampleGrid } from './sample-grid.tsx'
import { SelectContext } from '../../components/events/details-link.tsx'
import { useFinding } from './use-finding.ts'
import { useRefresh, CalendarIssue } from './calendar-issue.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { reportPageNotLoaded } from '../../components/page-not-loaded.ts'

/** Fetched when an event is first opened. */
const EventSheet = lazyPart(() => import('./event-sheet.tsx'), reportPageNotLoaded)

interface EventsViewProps {
  /** The built-in events sent with the page. */
  builtIn: BuiltIn
  /** Today at the property when the page was rendered. */
  today: Day
  /** What does not depend on the calendar, between the search and the scrapbook. */
  children: ReactNode
}

/** Everything on the events screen, and the chosen event. */
export function EventsView({ builtIn, today, children }: EventsViewProps) {
  const [search] = useSearchParams()
  const { samples, coming, load } = useBuiltIn(builtIn, today)
  const { isLoading, events, issue } = useUpcoming(coming)
  const finding = useFinding(search.get('q') ?? '')
  const { sheet, closeSheet, select } = finding
  const refresh = useRefresh()
  useWhen(issue !== null, load)

  return (
    <SelectContext value={finding.openSheet}>
      {issue && <CalendarIssue issue={issue} events={events} refresh={refresh} />}
      <Upcoming isLoading={isLoading} isEmpty={events.length === 0} refresh={refresh}>
        <BrowseEvents events={events} today={today} showsAll={search.get('show') === 'all'} />
      </Upcoming>
      {!isLoading && (
        <EventCalendar
          events={events}
          today={today}
          view={viewFrom(search)}
          day={dayFrom(search, today)}
        />
      )}
      <FindEvent
        events={findable(events, samples)}
        today={today}
        finding={finding}
        onApproach={load}
      />
      {children}
      <SampleGrid samples={samples} />
      {sheet && (
        <Suspense>
          <EventSheet
            event={sheet}
            today={today}
            onClose={closeSheet}
            onShowInSearch={() => select(sheet)}
          />
        </Suspense>
      )}
    </SelectContext>
  )
}

/** Each event once: upcoming ones, then past ones, latest first. */
function findable(
  upcoming: readonly CalendarEvent[],
  samples: readonly CalendarEvent[],
): readonly CalendarEvent[] {
  const listed = new Set(upcoming.map(({ id }) => id))
  return [...upcoming, ...samples.filter(({ id }) => !listed.has(id)).toReversed()]
}

function useWhen(condition: boolean, act: () => void) {
  const whenTrue = useEffectEvent(act)
  useEffect(() => {
    if (condition) whenTrue()
  }, [condition])
}

/** The day in an address; today if it is not a day. */
export function dayFrom(search: URLSearchParams, today: Day): Day {
  const day = search.get('day') ?? ''
  return isDay(day) ? day : today
}
