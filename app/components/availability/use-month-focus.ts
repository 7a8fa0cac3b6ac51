import { useLayoutEffect, useState, type RefObject } from 'react'
import { monthOf, type Day } from '#contracts/dates.ts'
import { addMonths, firstDayOf, lastDayOf } from '#contracts/months.ts'
import { stayYearsAhead } from '#contracts/stay-errors.ts'

interface MonthFocusOptions {
  grid: RefObject<HTMLElement | null>
  today: Day
  startsAt: Day
}

/** No stay can end later. */
const monthsAhead = stayYearsAhead * 12

/** Which month a calendar shows, and which day is the tab stop. */
export function useMonthFocus({ grid, today, startsAt }: MonthFocusOptions) {
  const [state, setState] = useState({ day: startsAt, takesFocus: false })
  const month = monthOf(state.day)
  const reach = {
    first: firstDayOf(monthOf(today)),
    last: lastDayOf(monthOf(addMonths(today, monthsAhead))),
  }

  useLayoutEffect(() => {
    if (!state.takesFocus) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${state.day}"]`)?.focus()
  }, [grid, state])

  const turned = (direction: 1 | -1) => addMonths(firstDayOf(month), direction)
  return {
    day: state.day,
    month,
    reach,
    moveTo: (day: Day) => setState({ day, takesFocus: true }),
    /** The day keeps the focus from the press. */
    stay: (day: Day) => setState({ day, takesFocus: false }),
    canTurn(direction: 1 | -1) {
      const target = turned(direction)
      return target >= reach.first && target <= reach.last
    },
    /** The month buttons keep the focus; the tab stop is today or the first of the month. */
    turn(direction: 1 | -1) {
      const target = turned(direction)
      const day = monthOf(target) === monthOf(today) ? today : target
      setState({ day, takesFocus: false })
    },
  }
}
