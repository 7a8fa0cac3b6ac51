import { ChevronDown } from 'lucide-react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from '#contracts/event-days.ts'
import { monthName } from '#contracts/date-formats.ts'
import { monthOf } from '#contracts/dates.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import { limits } from '#contracts/limits.ts'
import { useFacts } from '../../documents.ts'

interface EventListProps {
  events: readonly CalendarEvent[]
  today: Day
}

/**
 * All upcoming events by month, folded: the page has already shown the next ones. The first month is
 * open if it is short.
 */
export function EventList({ events, today }: EventListProps) {
  const { timeZone } = useFacts()
  if (events.length === 0) {
    return <p className="text-lead text-soft">{eventsPage.browse.empty}</p>
  }
  return (
    <div className="divide-y divide-line border-y border-line">
      {byMonth(events, today, timeZone).map(([month, eventsOfMonth], index) => (
        <details
          key={month}
          open={index === 0 && eventsOfMonth.length <= limits.upcomingEvents}
          className="group/month"
        >
          <summary className="flex list-none flex-wrap items-baseline gap-x-4 py-3.5 [&::-webkit-details-marker]:hidden">
            <h3 className="text-xl">{month}</h3>
            <span className="text-sm text-soft">
              {eventsPage.calendar.eventsOn(eventsOfMonth.length)}
            </span>
            <ChevronDown
              aria-hidden
              className="ml-auto size-4.5 self-center text-ember-ink group-open/month:rotate-180"
            />
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {eventsOfMonth.map((event) => (
              <li key={event.id}>
                <EventRow event={event} today={today} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function byMonth(
  events: readonly CalendarEvent[],
  today: Day,
  timeZone: string,
): [month: string, events: CalendarEvent[]][] {
  const months = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const first = firstDayOf(event, timeZone)
    // One under way is in this month.
    const month = monthName(monthOf(first < today ? today : first))
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}
