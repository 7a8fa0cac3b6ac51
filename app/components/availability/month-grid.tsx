import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { availabilityWords } from '#content/availability.ts'
import { monthName } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
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
  className?: string
}

/**
 * One month as the ARIA Authoring Practices' date grid: one tab stop, arrows for days and weeks,
 * Home and End within the week, Page Up and Page Down for months, with Shift for years.
 */
export function MonthGrid(props: MonthGridProps) {
  const { today, isInteractive } = props
  const caption = useId()
  const grid = useRef<HTMLTableElement>(null)
  const focus = useMonthFocus({ grid, today, startsAt: props.startsAt })

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
    <div className={classes('grid content-start gap-2', props.className)}>
      <div className="flex items-center justify-between">
        <MonthButton direction={-1} focus={focus} />
        <p id={caption} role="status" className="font-display text-lg font-bold">
          {monthName(focus.month)}
        </p>
        <MonthButton direction={1} focus={focus} />
      </div>
      <table
        ref={grid}
        role={isInteractive ? 'grid' : undefined}
        aria-labelledby={caption}
        className="w-full table-fixed border-separate border-spacing-1"
        onKeyDown={isInteractive ? onKeyDown : undefined}
      >
        <Weekdays />
        <Weeks {...props} focus={focus} onPress={onPress} />
      </table>
    </div>
  )
}

interface WeeksProps extends MonthGridProps {
  focus: ReturnType<typeof useMonthFocus>
}

function Weeks({ focus, today, markOf, marksFree, isInteractive, onPress }: WeeksProps) {
  return (
    <tbody>
      {weeksOf(focus.month).map((week) => (
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
          <th
            key={name}
            scope="col"
            abbr={name}
            className="pb-1 text-[0.8rem] font-medium text-soft"
          >
            {name.slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
