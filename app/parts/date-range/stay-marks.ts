import type { Day } from '#contracts/dates.ts'
import { nightStateOf } from '#contracts/nights.ts'
import type { DayMark, DayState } from '../availability/day-mark.ts'
import { chooseDay, type StayRules } from './choose-day.ts'
import type { ChosenDays } from './chosen-days.ts'

/** How a day stands while a stay is chosen; refused is what a press on it would not take. */
export function stayMark(day: Day, chosen: ChosenDays, rules: StayRules): DayMark {
  return {
    state: stateOf(day, rules),
    isRefused: chooseDay(chosen, day, rules).refusal !== null,
    chosen: placeOf(day, chosen),
  }
}

function stateOf(day: Day, { today, nights }: StayRules): DayState {
  if (day < today) return 'past'
  const state = nightStateOf(nights, day)
  return state === 'taken' || state === 'notOpen' ? 'booked' : 'available'
}

function placeOf(day: Day, { checkIn, checkOut }: ChosenDays): DayMark['chosen'] {
  if (day === checkIn) return checkOut ? 'start' : 'only'
  if (checkIn === null || checkOut === null) return null
  if (day === checkOut) return 'end'
  return day > checkIn && day < checkOut ? 'middle' : null
}
