import type { Day } from '#contracts/dates.ts'
import type { DayMark, DayState, StayRules } from '../availability/day-mark.ts'
import { chooseDay, stayDayState } from './choose-day.ts'
import type { ChosenDays } from './chosen-days.ts'

/** The mark of a day while choosing a stay; refused days cannot be chosen. */
export function stayMark(day: Day, chosen: ChosenDays, rules: StayRules): DayMark {
  return {
    state: stayDayState(day, rules),
    isRefused: chooseDay(chosen, day, rules).refusal !== null,
    chosen: placeOf(day, chosen),
  }
}

/** The states a stay calendar's legend explains. */
export function stayLegend({ nights }: StayRules): DayState[] {
  const isTaken = nights.taken.length > 0
  const isNotOpen = nights.notOpen.length > 0
  return [
    ...(isTaken ? (['booked'] as const) : []),
    ...(isNotOpen ? (['notOpen'] as const) : []),
    ...(isTaken || isNotOpen ? (['past', 'checkOutOnly'] as const) : []),
    ...(nights.unknown.length > 0 ? (['unknown'] as const) : []),
  ]
}

function placeOf(day: Day, { checkIn, checkOut }: ChosenDays): DayMark['chosen'] {
  if (day === checkIn) return checkOut ? 'start' : 'only'
  if (checkIn === null || checkOut === null) return null
  if (day === checkOut) return 'end'
  return day > checkIn && day < checkOut ? 'middle' : null
}
