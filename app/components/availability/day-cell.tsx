import type { Day } from '#contracts/dates.ts'
import { dayLook } from './day-look.ts'
import { spokenMark, type DayMark } from './day-mark.ts'

interface DayCellProps {
  /** Null for days of other months. */
  day: Day | null
  today: Day
  mark: DayMark | null
  marksFree: boolean
  isInteractive: boolean
  isTabStop: boolean
  onPress: (day: Day) => void
}

/** A day of the grid. Unavailable days can still be focused and pressed, to explain why. */
export function DayCell({ day, today, mark, marksFree, ...props }: DayCellProps) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without a day says nothing
  if (!day || !mark) return <td />
  const number = Number(day.slice(-2))
  const look = dayLook({ mark, isToday: day === today, marksFree })
  const spoken = spokenMark(day, today, mark)
  if (!props.isInteractive) {
    return (
      <td className={cell}>
        <span aria-hidden className={look}>
          {number}
        </span>
        <span className="sr-only">{spoken}</span>
      </td>
    )
  }
  return (
    <td aria-selected={mark.chosen !== null} className={cell}>
      <button
        type="button"
        data-day={day}
        aria-label={spoken}
        aria-disabled={mark.isRefused || undefined}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => props.onPress(day)}
        className={look}
      >
        {number}
      </button>
    </td>
  )
}

const cell = 'h-(--day-height,2.75rem) p-0 text-center'
