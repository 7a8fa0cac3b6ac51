import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { availabilityWords } from '#content/availability.ts'
import { eventsPage } from '#content/events.ts'
import { monthOf, type Day, type Month } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { firstDayOf } from '#contracts/event-days.ts'
import { chosenLook, spokenFace } from '../../components/availability/day-states.ts'
import { MonthGrid, type DayFace } from '../../components/calendar/month-grid.tsx'
import { classes } from '../../components/classes.ts'
import { daysOf, isOnDay } from '../../components/events/event-days.ts'
import { fullDay } from '#contracts/date-formats.ts'
import { EventRow } from '../../components/events/event-row.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { useFacts } from '../../documents.ts'

const words = eventsPage.calendar

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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:max-lg:grid-cols-[auto_minmax(0,1fr)] md:max-lg:gap-12">
      <div className="min-h-[24rem] w-[22rem] max-w-full rounded-lg border border-line bg-card p-4 shadow-card lg:min-h-[27rem] lg:w-full noscript:min-h-0">
        {isHydrated ? (
          <EventMonth events={events} today={today} day={day} onChange={setDay} />
        ) : (
          <DayForm day={day} onChange={setDay} />
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

interface EventMonthProps {
  events: readonly CalendarEvent[]
  today: Day
  day: Day
  onChange: (day: Day) => void
}

/** A month; days with events say how many, and show their titles or on small screens a dot. */
function EventMonth({ events, today, day, onChange }: EventMonthProps) {
  const titles = titlesByDay(events, useFacts().timeZone)
  const faceOf = (each: Day): DayFace => {
    const titlesOf = titles.get(each) ?? []
    const [first] = titlesOf
    const { length } = titlesOf
    const isChosen = each === day
    return {
      label: spokenFace(each, today, [
        isChosen ? availabilityWords.chosen : null,
        length > 0 ? words.eventsOn(length) : null,
      ]),
      className: classes(
        'lg:content-start lg:justify-items-start lg:px-2 lg:py-0.5 lg:leading-5',
        isChosen ? chosenLook : 'border-transparent lg:border-line',
        length > 0 && busyLook,
      ),
      isChosen,
      children: first && <Titles first={first} more={length - 1} />,
    }
  }
  const noteOn = (month: Month) => {
    if ([...titles.keys()].some((each) => monthOf(each) === month)) return null
    return month > monthOf(today) ? words.noneYet : words.noneInMonth
  }
  return (
    <MonthGrid
      {...{ today, faceOf, noteOn }}
      startsAt={day}
      onPress={onChange}
      isInteractive
      isEndless
      className="[--day-height:2.5rem] lg:[--day-height:3rem] lg:[&_th]:px-2 lg:[&_th]:text-left"
    />
  )
}

const busyLook =
  'font-bold after:absolute after:bottom-1 after:size-1.5 lg:after:hidden after:rounded-full after:bg-current'

/** From 1024 px, the title of a day's first event and how many more there are. */
function Titles({ first, more }: { first: string; more: number }) {
  return (
    <span aria-hidden className="max-w-full min-w-0 text-xs leading-4 font-medium max-lg:hidden">
      <span className="block truncate">{first}</span>
      {more > 0 && <span className="absolute top-0.5 right-1 px-1">{words.more(more)}</span>}
    </span>
  )
}

function titlesByDay(events: readonly CalendarEvent[], timeZone: string) {
  const titles = new Map<Day, string[]>()
  for (const event of events) {
    for (const day of daysOf(event, timeZone)) {
      titles.set(day, [...(titles.get(day) ?? []), event.summary])
    }
  }
  return titles
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
          <p className="text-lead text-soft max-lg:mt-3">{words.none}</p>
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

/** The browser's date field, before hydration and without scripts. */
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
      <Field label={words.chooseDay}>
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
        {words.show}
      </Button>
    </form>
  )
}
