import { lazy, Suspense, useState, type ReactNode } from 'react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { Tabs, type Tab } from '../../components/tabs.tsx'
import { EventList } from './event-list.tsx'

/** Fetched when a guest first opens it. */
const CalendarView = lazy(() => import('./calendar-view.tsx'))

const words = eventsPage.calendar
const sectionId = 'event-calendar'

type EventView = 'list' | 'calendar'

export function viewFrom(search: URLSearchParams): EventView {
  return search.get('view') === 'calendar' ? 'calendar' : 'list'
}

interface EventCalendarProps {
  events: readonly CalendarEvent[]
  today: Day
  view: EventView
  /** The day in the address. */
  day: Day
}

/** The same events as a list by month and as a calendar. */
export function EventCalendar({ events, today, view, day }: EventCalendarProps) {
  const wasOpened = useWasOpened(view === 'calendar')
  const calendar = (
    <Suspense>
      <CalendarView events={events} today={today} initialDay={day} />
    </Suspense>
  )
  return (
    <section id={sectionId} aria-labelledby="calendar-heading" className="wrap pt-20 md:pt-28">
      <SectionHead id="calendar-heading" eyebrow={words.eyebrow} heading={words.heading} />
      <div className="mt-6">
        <Tabs
          label={words.views.label}
          chosen={view}
          anchor={sectionId}
          tabs={[
            tabFor('list', <EventList events={events} today={today} />),
            tabFor('calendar', wasOpened && calendar),
          ]}
        />
      </div>
    </section>
  )
}

function tabFor(view: EventView, panel: ReactNode): Tab {
  return { value: view, label: words.views[view], to: `/events?view=${view}`, panel }
}

/** Stays true, so that the chosen day survives a look at the list. */
function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}
