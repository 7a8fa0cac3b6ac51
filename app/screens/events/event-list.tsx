import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from '../../components/events/event-days.ts'
import { monthName } from '#contracts/date-formats.ts'
import { monthOf } from '#contracts/dates.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import { useFacts } from '../../documents.ts'

interface EventListProps {
  events: readonly CalendarEvent[]
  today: Day
}

/** All upcoming events by month. */
export function EventList({ events, today }: EventListProps) {
  const { timeZone } = useFacts()
  if (events.length === 0) {
    return <p className="text-lead text-soft">{eventsPage.browse.empty}</p>
  }
  return (
    <div className="grid gap-10">
      {byMonth(events, timeZone).map(([month, eventsOfMonth]) => (
        <section key={month} className="grid gap-x-10 lg:grid-cols-[13rem_1fr]">
          <h3 className="py-3.5 text-xl">{month}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {eventsOfMonth.map((event) => (
              <li key={event.id}>
                <EventRow event={event} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byMonth(
  events: readonly CalendarEvent[],
  timeZone: string,
): [month: string, events: CalendarEvent[]][] {
  const months = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const month = monthName(monthOf(firstDayOf(event, timeZone)))
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}
