import { useLayoutEffect, useState, type RefObject } from 'react'
import { monthOf, addDays, type Day, type Month } from '#contracts/dates.ts'
import { addMonths, firstDayOf, lastDayOf, weekdayOf } from '#contracts/months.ts'
import { stayYearsAhead } from '#contracts/limits.ts'

interface MonthFocusOptions {
  grid: RefObject<HTMLElement | null>
  today: Day
  startsAt: Day
  /** How many months are shown side by side. */
  count?: number
  isEndless?: boolean
}

/** No stay can end later. */
const monthsAhead = stayYearsAhead * 12

/** Which months a calendar shows, and which day is the tab stop. */
export function useMonthFocus(options: MonthFocusOptions) {
  const { grid, today, startsAt, count = 1 } = options
  const [state, setState] = useState({
    day: startsAt,
    month: monthOf(startsAt),
    takesFocus: false,
  })
  const month = firstShown(state.month, state.day, count)
  const reach = options.isEndless ? everyDay : daysOfStays(today)

  useLayoutEffect(() => {
    if (!state.takesFocus) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${state.day}"]`)?.focus()
  }, [grid, state])

  const turned = (direction: 1 | -1) => addMonths(firstDayOf(month), direction)
  return {
    day: state.day,
    month,
    months: Array.from({ length: count }, (_, at) => monthOf(addMonths(firstDayOf(month), at))),
    reach,
    moveTo: (day: Day) => setState({ day, month, takesFocus: true }),
    /** The day keeps the focus from the press. */
    stay: (day: Day) => setState({ day, month, takesFocus: false }),
    canTurn(direction: 1 | -1) {
      const target = turned(direction)
      return target >= reach.first && target <= reach.last
    },
    /** The month buttons keep the focus; the tab stop is today or the first of the month. */
    turn(direction: 1 | -1) {
      const target = turned(direction)
      const day = monthOf(target) === monthOf(today) ? today : target
      setState({ day, month: monthOf(target), takesFocus: false })
    },
  }
}

/** Months only move on when the day leaves them. */
function firstShown(shown: Month, day: Day, count: number): Month {
  const month = monthOf(day)
  if (month < shown) return month
  const last = monthOf(addMonths(firstDayOf(shown), count - 1))
  return month > last ? monthOf(addMonths(firstDayOf(month), 1 - count)) : shown
}

/** First and last day a calendar can show. */
interface Reach {
  first: Day
  last: Day
}

const everyDay: Reach = { first: '0001-01-01', last: '9999-12-31' }

function daysOfStays(today: Day): Reach {
  const lastMonth = monthOf(addMonths(today, monthsAhead))
  return { first: firstDayOf(monthOf(today)), last: lastDayOf(lastMonth) }
}

/**
 * The day a key moves the focus to, as in the ARIA Authoring Practices' date grid; null for other
 * keys. Booked and past days can be reached too, so everyone can find out what they are. Focus
 * stays within the calendar.
 */
export function dayAfterKey(day: Day, key: string, isShift: boolean, reach: Reach): Day | null {
  const next = moves[key]?.(day, isShift)
  if (next === undefined) return null
  if (next < reach.first) return reach.first
  return next > reach.last ? reach.last : next
}

const moves: Readonly<Record<string, (day: Day, isShift: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}
