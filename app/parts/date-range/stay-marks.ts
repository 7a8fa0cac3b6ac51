import type { Day } from '#contracts/dates.ts'
import { dayStateOf, type DayMark } from '../availability/day-mark.ts'
import { chooseDay, type StayRules } from './choose-day.ts'
import type { ChosenDays } from './chosen-days.ts'

/** How a day stands while a stay is chosen; refused is what a press on it would not take. */
export function stayMark(day: Day, chosen: ChosenDays, rules: StayRules): DayMark {
  return {
    state: dayStateOf(day, rules.today, rules.booked),
    isRefused: chooseDay(chosen, day, rules).refusal !== null,
    chosen: placeOf(day, chosen),
  }
}

function placeOf(day: Day, { checkIn, checkOut }: ChosenDays): DayMark['chosen'] {
  if (day === checkIn) return checkOut ? 'start' : 'only'
  if (checkIn === null || checkOut === null) return null
  if (day === checkOut) return 'end'
  return day > checkIn && day < checkOut ? 'middle' : null
}
