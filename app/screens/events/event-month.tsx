import {
  DayPicker,
  labelDayButton,
  useDayPicker,
  type ClassNames,
  type DayButtonProps,
  type Modifiers,
} from 'react-day-picker'
import { createContext, useContext, useEffect, useRef, type ComponentProps } from 'react'
import { eventsPage } from '#content/events.ts'
import { monthOf, type Day } from '#contracts/dates.ts'
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
  month_grid: 'mt-2 w-full table-fixed border-separate border-spacing-0',
  weekday: 'pb-1 text-sm font-medium text-soft lg:px-2 lg:text-left',
  week: 'lg:first:[&>td]:border-t',
  day: 'p-0 text-center lg:border-r lg:border-b lg:border-line lg:text-left lg:first:border-l',
  day_button:
    'relative mx-auto grid aspect-square w-11 max-w-full place-items-center rounded-full hover:bg-sunken lg:h-12.5 lg:w-full lg:content-start lg:justify-items-start lg:rounded-none lg:px-2 lg:py-1',
  today: '[&>button]:underline [&>button]:underline-offset-4 font-bold',
  selected: '[&>button]:bg-ember [&>button]:text-on-ember [&>button]:hover:bg-ember-deep',
  // They keep their place, so every month has the same height, and from 1024 px their lines.
  outside: '[&>*]:invisible',
}

const busyClass =
  'font-bold [&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1.5 lg:[&>button]:after:hidden [&>button]:after:rounded-full [&>button]:after:bg-current'

/** A month; days with events say how many, and show their titles or on small screens a dot. */
export default function EventMonth({ events, today, day, onChange }: EventMonthProps) {
  const titles = titlesByDay(events, useFacts().timeZone)
  const countOn = (date: Date) => titles.get(dayOfLocalDate(date))?.length ?? 0
  const label = (date: Date, modifiers: Modifiers) => {
    const count = countOn(date)
    const name = labelDayButton(date, modifiers)
    return count > 0 ? `${name}, ${eventsPage.calendar.eventsOn(count)}` : name
  }
  return (
    <Titles value={titles}>
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
        components={{ CaptionLabel: Caption, DayButton: TitledDay }}
      />
    </Titles>
  )
}

type TitlesByDay = ReadonlyMap<Day, readonly string[]>

const Titles = createContext<TitlesByDay>(new Map())

/** The month's name, announced as its pages turn, and that it is empty. */
function Caption({ children, ...label }: ComponentProps<'span'>) {
  const { months, dayPickerProps } = useDayPicker()
  const [shown] = months
  const month = shown && monthOf(dayOfLocalDate(shown.date))
  const isAhead = shown && dayPickerProps.today && shown.date > dayPickerProps.today
  const isEmpty = ![...useContext(Titles).keys()].some((day) => monthOf(day) === month)
  return (
    <span {...label} className="text-center leading-tight">
      {children}
      {isEmpty && (
        <span className="block text-sm font-medium text-soft">
          {isAhead ? eventsPage.calendar.noneYet : eventsPage.calendar.noneInMonth}
        </span>
      )}
    </span>
  )
}

/**
 * A day's number and, from 1024 px, the title of its first event and how many more there are, even
 * where the title is cut short; its label counts them.
 */
function TitledDay({ day, modifiers, children, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  const titles = useContext(Titles).get(dayOfLocalDate(day.date)) ?? []
  return (
    <button ref={ref} {...button} type="button">
      {children}
      {titles.length > 0 && (
        <span
          aria-hidden
          className="max-w-full min-w-0 text-xs leading-4 font-medium max-lg:hidden"
        >
          <span className="block truncate">{titles[0]}</span>
          {titles.length > 1 && (
            <span className="absolute top-1 right-1 px-1">
              {eventsPage.calendar.more(titles.length - 1)}
            </span>
          )}
        </span>
      )}
    </button>
  )
}

function titlesByDay(events: readonly CalendarEvent[], timeZone: string): TitlesByDay {
  const titles = new Map<Day, string[]>()
  for (const event of events) {
    for (const day of daysOf(event, timeZone)) {
      titles.set(day, [...(titles.get(day) ?? []), event.summary])
    }
  }
  return titles
}
