import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { availabilityWords } from '#content/availability.ts'
import { monthName } from '#contracts/date-formats.ts'
import type { Day, Month } from '#contracts/dates.ts'
import { weeksOf } from '#contracts/months.ts'
import { classes } from '../classes.ts'
import { DayCell } from './day-cell.tsx'
import type { DayMark } from './day-mark.ts'
import { dayAfterKey, useMonthFocus } from './use-month-focus.ts'

interface MonthGridProps {
  /** Today at the property. */
  today: Day
  /** Its month is shown first. */
  startsAt: Day
  markOf: (day: Day) => DayMark
  /** Called for unavailable days too. */
  onPress: (day: Day) => void
  /** Whether free days are green, as in the legend. */
  marksFree: boolean
  /** False before hydration: days are text, not buttons. */
  isInteractive: boolean
  /** How many months are side by side. */
  count?: number
  className?: string
}

/**
 * Months as the ARIA Authoring Practices' date grid: one tab stop, arrows for days and weeks, Home
 * and End within the week, Page Up and Page Down for months, with Shift for years.
 */
export function MonthGrid(props: MonthGridProps) {
  const { today, isInteractive, count } = props
  const grid = useRef<HTMLDivElement>(null)
  const focus = useMonthFocus({ grid, today, startsAt: props.startsAt, count })

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focus.day, event.key, event.shiftKey, focus.reach)
    if (next === null) return
    event.preventDefault()
    focus.moveTo(next)
  }
  const onPress = (day: Day) => {
    focus.stay(day)
    props.onPress(day)
  }

  return (
    <div ref={grid} className={classes('flex gap-6', props.className)}>
      {focus.months.map((month, at) => (
        <MonthTable
          key={month}
          {...props}
          month={month}
          focus={focus}
          isFirst={at === 0}
          isLast={at === focus.months.length - 1}
          onPress={onPress}
          onKeyDown={isInteractive ? onKeyDown : undefined}
        />
      ))}
    </div>
  )
}

interface MonthTableProps extends MonthGridProps {
  month: Month
  focus: ReturnType<typeof useMonthFocus>
  isFirst: boolean
  isLast: boolean
  onKeyDown: ((event: KeyboardEvent) => void) | undefined
}

function MonthTable(props: MonthTableProps) {
  const { month, focus, isInteractive } = props
  const caption = useId()
  return (
    <div className="grid grow basis-0 content-start gap-2">
      <div className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center">
        {props.isFirst && <MonthButton direction={-1} focus={focus} />}
        <p
          id={caption}
          role="status"
          className="col-start-2 text-center font-display text-lg font-bold"
        >
          {monthName(month)}
        </p>
        {props.isLast && <MonthButton direction={1} focus={focus} />}
      </div>
      <table
        role={isInteractive ? 'grid' : undefined}
        aria-labelledby={caption}
        className="w-full table-fixed border-separate border-spacing-1"
        onKeyDown={props.onKeyDown}
      >
        <Weekdays />
        <Weeks {...props} />
      </table>
    </div>
  )
}

/** Always as high as the longest month, so that nothing moves when a guest turns the months. */
const mostWeeks = 6

function Weeks(props: MonthTableProps) {
  const { month, focus, today, markOf, marksFree, isInteractive, onPress } = props
  const weeks = weeksOf(month)
  return (
    <tbody>
      {weeks.map((week) => (
        <tr key={week.find((day) => day !== null)}>
          {week.map((day, at) => (
            <DayCell
              key={day ?? at}
              day={day}
              today={today}
              mark={day ? markOf(day) : null}
              marksFree={marksFree}
              isInteractive={isInteractive}
              isTabStop={day === focus.day}
              onPress={onPress}
            />
          ))}
        </tr>
      ))}
      {Array.from({ length: mostWeeks - weeks.length }, (_, at) => (
        <tr key={at} aria-hidden className="h-(--day-height,2.75rem)" />
      ))}
    </tbody>
  )
}

interface MonthButtonProps {
  direction: 1 | -1
  focus: ReturnType<typeof useMonthFocus>
}

function MonthButton({ direction, focus }: MonthButtonProps) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft
  const isAtEnd = !focus.canTurn(direction)
  return (
    <button
      type="button"
      aria-label={direction === 1 ? availabilityWords.nextMonth : availabilityWords.previousMonth}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && focus.turn(direction)}
      className="needs-script inline-grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name} className="pb-1 text-sm font-medium text-soft">
            {name.slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
