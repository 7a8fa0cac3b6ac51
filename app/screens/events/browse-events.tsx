import { useEffect, useRef, useState, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { eventsPage, eventWords } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { buttonClasses } from '../../components/button.tsx'
import { EventBadge } from '../../components/events/event-row.tsx'
import {
  foldRecurring,
  recurrenceLine,
  daysLine,
  timeLine,
} from '../../components/events/event-days.ts'
import { useFacts, useDocument } from '../../documents.ts'
import type { IconName } from '#contracts/site/shapes.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { ViewDetails } from '../../components/events/details-link.tsx'
import { Loading } from '../../components/loading.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import type { Refresh } from './calendar-issue.tsx'
import { lazyPart } from '../../components/lazy-part.ts'

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

interface EventCardProps {
  event: CalendarEvent
  /** The days on which it takes place, the event's own first. */
  days: readonly Day[]
  badge: ReactNode
}

/**
 * An event as a card that is a single link; its date is there once. It takes two rows of its grid, so
 * that titles side by side align where a date needs two lines.
 */
function EventCard({ event, days, badge }: EventCardProps) {
  const { timeZone } = useFacts()
  return (
    <article className="relative row-span-2 grid min-w-0 grid-rows-subgrid overflow-hidden rounded-lg border border-line bg-card shadow-card hover:border-edge">
      <p className="on-dusk bg-dusk px-4 py-2 font-display font-bold text-balance text-on-dusk">
        <span className="sr-only">{eventWords.when}: </span>
        {recurrenceLine(days) ?? daysLine(event, timeZone)}
      </p>
      <div className="flex grow flex-col p-4 max-sm:pt-3 max-sm:pb-2">
        <h3 className="text-xl leading-tight wrap-anywhere">{event.summary}</h3>
        <dl className="mt-2 grid gap-1 text-sm text-soft">
          <Fact icon="clock" name={eventWords.time} text={timeLine(event, timeZone)} />
          {event.location && <Fact icon="map-pin" name={eventWords.where} text={event.location} />}
        </dl>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 max-sm:pt-2">
          <ViewDetails event={event} />
          {badge}
        </p>
      </div>
    </article>
  )
}

interface FactProps {
  icon: IconName
  /** For screen readers. */
  name: string
  text: string
}

function Fact({ icon, name, text }: FactProps) {
  return (
    <div className="flex gap-2">
      <dt>
        <FeatureIcon name={icon} className="mt-0.5 size-4 text-ember-ink" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="line-clamp-2 min-w-0 wrap-anywhere">{text}</dd>
    </div>
  )
}

/** Loaded only where it is shown, like everything most guests never see. */
const NothingScheduled = lazyPart(() => import('./nothing-scheduled.tsx'))

const { browse, loading, refreshed } = eventsPage

interface UpcomingProps {
  isLoading: boolean
  isEmpty: boolean
  refresh: Refresh
  children: ReactNode
}

/** 'Browse All Events': while loading, without upcoming events, and with its cards. */
export function Upcoming({ isLoading, isEmpty, refresh, children }: UpcomingProps) {
  const { eyebrow, lead } = useDocument('events').browse
  const section = useFocusAfter(refresh)
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="browse-events"
      aria-labelledby="browse-heading"
      className="wrap pt-10 outline-none md:pt-12"
    >
      <SectionHead
        isLow
        id="browse-heading"
        eyebrow={eyebrow}
        heading={browse.heading}
        lead={lead}
      />
      {isLoading && <Loading isTall text={loading} className="mt-8" />}
      <p role="status" className="text-lead text-soft not-empty:mt-8">
        {refresh.state === 'done' && refreshed}
      </p>
      {isEmpty && !isLoading && (
        <Suspense>
          <NothingScheduled refresh={refresh} />
        </Suspense>
      )}
      {!isEmpty && children}
    </section>
  )
}

/** A refresh may remove its own button: then focus the result. */
function useFocusAfter({ state }: Refresh) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state === 'done' && document.activeElement === document.body) section.current?.focus()
  }, [state])
  return section
}
