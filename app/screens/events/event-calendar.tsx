import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { eventsPage } from '#content/events.ts'
import { type Day, monthOf } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { Tabs, type Tab } from '../../components/tabs.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { ChevronDown } from 'lucide-react'
import { firstDayOf } from '#contracts/event-days.ts'
import { monthName } from '#contracts/date-formats.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import { limits } from '#contracts/limits.ts'
import { useFacts } from '../../documents.ts'

/** Fetched when a guest first opens it. */
const CalendarView = lazyPart(() => import('./calendar-view.tsx'))

const words = eventsPage.calendar
const sectionId = 'event-calendar'

/** From 1024 px both views have one height, so that changing them moves nothing. */
const steady = 'lg:not-noscript:min-h-[38rem]'
const boxed = `${steady} lg:not-noscript:max-h-[38rem] lg:not-noscript:overflow-y-auto`

type EventView = 'list' | 'calendar'

/** The view in the address; null if it names none. */
export function viewFrom(search: URLSearchParams): EventView | null {
  const view = search.get('view')
  return view === 'calendar' || view === 'list' ? view : null
}

interface EventCalendarProps {
  events: readonly CalendarEvent[]
  today: Day
  view: EventView | null
  /** The day in the address. */
  day: Day
}

/** The same events as a list by month and as a calendar. */
export function EventCalendar({ events, today, view: asked, day }: EventCalendarProps) {
  const section = useRef<HTMLElement>(null)
  const isWide = useWideOnApproach(section, asked === null)
  const view = asked ?? (isWide ? 'calendar' : 'list')
  const wasOpened = useWasOpened(view === 'calendar')
  const typed = useDayTypedEarly(section)
  const calendar = (
    <Suspense>
      <CalendarView events={events} today={today} initialDay={typed ?? day} />
    </Suspense>
  )
  return (
    <section ref={section} id={sectionId} aria-labelledby="calendar-heading" className="wrap pt-12">
      <SectionHead id="calendar-heading" eyebrow={words.eyebrow} heading={words.heading} />
      <div className="mt-6">
        <Tabs
          label={words.views.label}
          chosen={view}
          anchor={sectionId}
          tabs={[
            tabFor(
              'list',
              <div className={boxed}>
                <EventList events={events} today={today} />
              </div>,
            ),
            tabFor('calendar', <div className={steady}>{wasOpened && calendar}</div>),
          ]}
        />
      </div>
    </section>
  )
}

function tabFor(view: EventView, panel: ReactNode): Tab {
  return { value: view, label: words.views[view], to: `/events?view=${view}`, panel }
}

/** Where it fits, the month comes first, once the guest gets near, while the choice is open. */
function useWideOnApproach(section: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    // A change before the calendar's code has come would take away what the server has sent.
    if (!isOpen || !section.current || !matchMedia('(min-width: 64rem)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsWide(true),
      { rootMargin: '25%' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section, isOpen])
  return isWide
}

/** While the calendar's code is on its way, news of events replaces the field from the server. */
function useDayTypedEarly(section: RefObject<HTMLElement | null>): Day | undefined {
  const [day, setDay] = useState<Day>()
  useEffect(() => {
    const field = section.current?.querySelector<HTMLInputElement>('[name="day"]')
    if (field?.value && field.value !== field.defaultValue) setDay(field.value)
  }, [section])
  return day
}

/** Stays true, so that the chosen day survives a look at the list. */
function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened || isOpen
}

interface EventListProps {
  events: readonly CalendarEvent[]
  today: Day
}

/**
 * All upcoming events by month, folded: the page has already shown the next ones. The first month is
 * open if it is short.
 */
function EventList({ events, today }: EventListProps) {
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
