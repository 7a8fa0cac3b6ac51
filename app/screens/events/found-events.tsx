import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import type { FoldedEvent } from '../../components/events/recurring.ts'

const { find } = eventsPage

interface FoundEventsProps {
  found: readonly FoldedEvent[]
  isSearching: boolean
  selected: CalendarEvent | null
  today: Day
}

export function FoundEvents({ found, isSearching, selected, today }: FoundEventsProps) {
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
