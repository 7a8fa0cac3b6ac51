import { lazy, Suspense, useState } from 'react'
import { eventsPage } from '#content/events/events-page.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { EventList } from './event-list.tsx'
import { ViewTabs, type EventView } from './view-tabs.tsx'

/** Fetched when a guest first wants to see it. */
const CalendarView = lazy(() => import('./calendar-view.tsx'))

const words = eventsPage.calendar

interface EventCalendarProps {
  events: readonly CalendarEvent[]
  today: Day
  view: EventView
  /** The day that the address asks for. */
  day: Day
}

/** The same events as a list by month and as a month of days. */
export function EventCalendar({ events, today, view, day }: EventCalendarProps) {
  const wasOpened = useWasOpened(view === 'calendar')
  return (
    <section id="event-calendar" aria-labelledby="calendar-heading" className="wrap pt-20 md:pt-28">
      <SectionHead id="calendar-heading" eyebrow={words.eyebrow} heading={words.heading} />
      <ViewTabs
        chosen={view}
        panels={{
          list: <EventList events={events} today={today} />,
          calendar: wasOpened && (
            <Suspense>
              <CalendarView events={events} today={today} initialDay={day} />
            </Suspense>
          ),
        }}
      />
    </section>
  )
}

/** Stays true, so that the chosen day is still there after a look at the list. */
function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}
