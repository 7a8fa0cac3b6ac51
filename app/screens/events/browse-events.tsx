import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { buttonClasses } from '../../components/button.tsx'
import { EventBadge } from '../../components/events/event-badge.tsx'
import { foldRecurring } from '../../components/events/recurring.ts'
import { useFacts } from '../../documents.ts'
import { EventCard } from './event-card.tsx'

interface BrowseEventsProps {
  events: readonly CalendarEvent[]
  today: Day
  /** True if the address requests the whole list, as it does without scripts. */
  showsAll: boolean
}

/** Upcoming events as cards, six at a time; a recurring one is one card. */
export function BrowseEvents({ events, today, showsAll }: BrowseEventsProps) {
  const [count, setCount] = useState(showsAll ? Infinity : limits.upcomingEvents)
  const list = useFocusOnFirstNew(count)
  const folded = foldRecurring(events, useFacts().timeZone)
  return (
    <>
      <ul ref={list} className="mt-6 grid gap-3 md:gap-6 md:grid-cols-2 lg:grid-cols-3">
        {folded.slice(0, count).map(({ event, days }) => (
          <li key={event.id} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <EventCard
              event={event}
              days={days}
              badge={<EventBadge event={event} today={today} />}
            />
          </li>
        ))}
      </ul>
      {folded.length > count && (
        <p className="mt-6 text-center">
          <Link
            to="?show=all#browse-events"
            className={buttonClasses('secondary')}
            onClick={(click) => {
              click.preventDefault()
              setCount(count + limits.upcomingEvents)
            }}
          >
            {eventsPage.browse.more}
          </Link>
        </p>
      )}
    </>
  )
}

/** The button may be gone once all are shown: focus the first new card. */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count === before.current) return
    list.current?.children[before.current]?.querySelector('a')?.focus()
    before.current = count
  }, [count])
  return list
}
