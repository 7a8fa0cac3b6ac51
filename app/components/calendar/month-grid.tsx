import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { availabilityWords } from '#content/availability.ts'
import { monthName } from '#contracts/date-formats.ts'
import type { Day, Month } from '#contracts/dates.ts'
import { weeksOf } from '#contracts/months.ts'
import { classes } from '../classes.ts'
import { dayAfterKey, useMonthFocus } from './use-month-focus.ts'

/** What a day's cell says, and how it looks. */
export interface DayFace {
  /** For screen readers: the day and what to know of it. */
  label: string
  className: string
  isChosen: boolean
  /** A press only explains why it is unavailable. */
  isRefused?: boolean
  /** Beside its number; screen readers have the label. */
  children?: ReactNode
}

interface MonthGridProps {
  /** Today at the property. */
  today: Day
  /** Its month is shown first. */
  startsAt: Day
  faceOf: (day: Day) => DayFace
  /** Called for unavailable days too. */
  onPress: (day: Day) => void
  /** False before hydration: days are text, not buttons. */
  isInteractive: boolean
  /** Whether months before today's and after the last possible stay are shown too. */
  isEndless?: boolean
  /** How many months are side by side. */
  count?: number
  /** Below a month's name. */
  noteOn?: (month: Month) => string | null
  className?: string
}

/**
 * Months as the ARIA Authoring Practices' date grid: one tab stop, arrows for days and weeks, Home
 * and End within the week, Page Up and Page Down for months, with Shift for years.
 */
export function MonthGrid(props: MonthGridProps) {
  const { isInteractive } = props
  const grid = useRef<HTMLDivElement>(null)
  const focus = useMonthFocus({ grid, ...props })

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
  const { month, focus, isInteractive, noteOn } = props
  const caption = useId()
  const note = noteOn?.(month)
  return (
    <div className="grid grow basis-0 content-start gap-2">
      <div className="grid min-h-11 grid-cols-[2.75rem_1fr_2.75rem] items-center">
        {props.isFirst && <MonthButton direction={-1} focus={focus} />}
        <p
          id={caption}
          role="status"
          className="col-start-2 text-center font-display text-lg leading-tight font-bold"
        >
          {monthName(month)}
          {note && <span className="block text-sm font-medium text-soft">{note}</span>}
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
  const weeks = weeksOf(props.month)
  return (
    <tbody>
      {weeks.map((week) => (
        <tr key={week.find((day) => day !== null)}>
          {week.map((day, at) => (
            <DayCell key={day ?? at} {...props} day={day} />
          ))}
        </tr>
      ))}
      {Array.from({ length: mostWeeks - weeks.length }, (_, at) => (
        <tr key={at} aria-hidden className="h-(--day-height,2.75rem)" />
      ))}
    </tbody>
  )
}

/** A day of the grid. Unavailable days can still be focused and pressed, to explain why. */
function DayCell(props: MonthTableProps & { day: Day | null }) {
  const { day, today, focus } = props
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day of this month
  if (!day) return <td />
  const { label, isChosen, isRefused = false, children, className } = props.faceOf(day)
  const number = Number(day.slice(-2))
  const look = classes(
    // Seven numbers side by side fit on a phone with text of any size.
    'relative grid h-full w-full place-items-center rounded-md border-2 text-[length:min(1rem,6vw)] tabular-nums',
    day === today && 'underline decoration-2 underline-offset-4',
    isRefused ? 'cursor-not-allowed' : 'hover:border-ember',
    className,
  )
  if (!props.isInteractive) {
    return (
      <td className={cell}>
        <span aria-hidden className={look}>
          {number}
        </span>
        <span className="sr-only">{label}</span>
      </td>
    )
  }
  return (
    <td aria-selected={isChosen} className={cell}>
      <button
        type="button"
        data-day={day}
        aria-label={label}
        aria-disabled={isRefused || undefined}
        tabIndex={day === focus.day ? 0 : -1}
        onClick={() => props.onPress(day)}
        className={look}
      >
        {number}
        {children}
      </button>
    </td>
  )
}

const cell = 'h-(--day-height,2.75rem) p-0 text-center'

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
      className="noscript:hidden! inline-grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
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
