import { DayPicker, labelDayButton, type ClassNames, type Modifiers } from 'react-day-picker'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import { dayOfLocalDate, localDateOf } from '#contracts/months.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { daysOf } from '../../components/events/event-days.ts'
import { useFacts } from '../../documents.ts'

interface EventMonthProps {
  events: readonly CalendarEvent[]
  today: Day
  day: Day
  onChange: (day: Day) => void
}

const navButton =
  'inline-grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-35'

const classNames: Partial<ClassNames> = {
  root: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-11 items-center justify-center font-display text-lg font-bold',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'pb-1 text-[0.8rem] font-medium text-soft',
  day: 'p-0 text-center',
  day_button:
    'relative mx-auto grid size-11 max-w-full place-items-center rounded-full hover:bg-sunken',
  today: '[&>button]:underline [&>button]:underline-offset-4 font-bold',
  selected: '[&>button]:bg-ember [&>button]:text-on-ember [&>button]:hover:bg-ember-deep',
  // They keep their place, so every month has the same height.
  outside: 'invisible',
}

const busyClass =
  'font-bold [&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1.5 [&>button]:after:rounded-full [&>button]:after:bg-current'

/** A month; days with events have a dot and say how many. */
export default function EventMonth({ events, today, day, onChange }: EventMonthProps) {
  const counts = countByDay(events, useFacts().timeZone)
  const countOn = (date: Date) => counts.get(dayOfLocalDate(date)) ?? 0
  const label = (date: Date, modifiers: Modifiers) => {
    const count = countOn(date)
    const name = labelDayButton(date, modifiers)
    return count > 0 ? `${name}, ${eventsPage.calendar.eventsOn(count)}` : name
  }
  return (
    <DayPicker
      mode="single"
      required
      numberOfMonths={1}
      // As tall as its placeholder, so that turning pages does not move what is below.
      fixedWeeks
      showOutsideDays
      today={localDateOf(today)}
      defaultMonth={localDateOf(day)}
      selected={localDateOf(day)}
      onSelect={(date) => onChange(dayOfLocalDate(date))}
      modifiers={{ busy: (date) => countOn(date) > 0 }}
      modifiersClassNames={{ busy: busyClass }}
      labels={{ labelDayButton: label }}
      classNames={classNames}
    />
  )
}

function countByDay(events: readonly CalendarEvent[], timeZone: string): Map<Day, number> {
  const counts = new Map<Day, number>()
  for (const event of events) {
    for (const day of daysOf(event, timeZone)) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
