import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from '#contracts/event-days.ts'
import { isOnDay } from '../../components/events/event-days.ts'
import { fullDay } from '#contracts/date-formats.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { useFacts } from '../../documents.ts'
import { lazyPart } from '../../components/lazy-part.ts'

const EventMonth = lazyPart(() => import('./event-month.tsx'))

interface CalendarViewProps {
  events: readonly CalendarEvent[]
  today: Day
  initialDay: Day
}

/** One month and the events of a day, initially today at the property (section 4). */
export default function CalendarView({ events, today, initialDay }: CalendarViewProps) {
  const [day, setDay] = useState(initialDay)
  const isHydrated = useHydrated()
  const { timeZone } = useFacts()
  const eventsOfDay = events.filter((event) => isOnDay(event, day, timeZone))
  const form = <DayForm day={day} onChange={setDay} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:max-lg:grid-cols-[auto_minmax(0,1fr)] md:max-lg:gap-12">
      <div className="min-h-[23.5rem] w-[22rem] max-w-full rounded-lg border border-line bg-card p-4 shadow-card lg:min-h-[27rem] lg:w-full noscript:min-h-0">
        {isHydrated ? (
          <Suspense fallback={form}>
            <EventMonth events={events} today={today} day={day} onChange={setDay} />
          </Suspense>
        ) : (
          form
        )}
      </div>
      <EventsOfDay
        events={eventsOfDay}
        next={day === today ? nextAfter(events, day, timeZone) : undefined}
        day={day}
        today={today}
      />
    </div>
  )
}

/** The first event after a day. */
function nextAfter(events: readonly CalendarEvent[], day: Day, timeZone: string) {
  return events.find((event) => firstDayOf(event, timeZone) > day)
}

interface EventsOfDayProps {
  events: readonly CalendarEvent[]
  /** Shown if today has none. */
  next: CalendarEvent | undefined
  day: Day
  today: Day
}

function EventsOfDay({ events, next, day, today }: EventsOfDayProps) {
  return (
    <div
      aria-live="polite"
      className="min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start lg:gap-x-12"
    >
      <h3 className="text-xl">{fullDay(day)}</h3>
      {events.length === 0 ? (
        <div>
          <p className="text-lead text-soft max-lg:mt-3">{eventsPage.calendar.none}</p>
          {next && (
            <div className="mt-4 border-t border-line">
              <EventRow event={next} today={today} />
            </div>
          )}
        </div>
      ) : (
        <ul className="divide-y divide-line border-y border-line max-lg:mt-3">
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} today={today} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DayFormProps {
  day: Day
  onChange: (day: Day) => void
}

/** The browser's date field, until the month has loaded and without scripts. */
function DayForm({ day, onChange }: DayFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const take = () => {
    const typed = field.current?.value
    if (typed && typed !== day) onChange(typed)
  }
  const takeEarly = useEffectEvent(take)
  // On a slow connection a guest may have typed before hydration.
  useEffect(() => takeEarly(), [])
  return (
    <form action="/events#event-calendar" method="get" className="grid gap-3">
      <input type="hidden" name="view" value="calendar" />
      <Field label={eventsPage.calendar.chooseDay}>
        {(control) => (
          <input
            ref={field}
            type="date"
            name="day"
            defaultValue={day}
            onChange={take}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" kind="secondary">
        {eventsPage.calendar.show}
      </Button>
    </form>
  )
}
