import { dayRefusals, stayHints } from '#content/availability.ts'
import { dayOfMonth, dayWithWeekday } from '#contracts/date-formats.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { firstNightNotFree, isTurnover, latestCheckOut, nightStateOf } from '#contracts/nights.ts'
import {
  dayStateOf,
  type DayMark,
  type DayState,
  type StayRules,
} from '../availability/day-states.ts'
import { nothingChosen, stayOf, type ChosenDays } from './chosen-days.ts'

export interface Choice {
  chosen: ChosenDays
  /** Why the day is unavailable, for the guest; null if it was chosen. */
  refusal: string | null
}

/**
 * Chosen days after a press: first check-in, then check-out, then a new check-in. An earlier day
 * starts over, and pressing check-in again clears it. A stay contains no taken night; checking out
 * on another guest's check-in day is fine.
 */
export function chooseDay(chosen: ChosenDays, day: Day, rules: StayRules): Choice {
  const { checkIn, checkOut } = chosen
  if (day < rules.today) return refuse(chosen, dayRefusals.past(dayWithWeekday(day)))
  if (checkIn === null || checkOut !== null || day < checkIn) return arrive(chosen, day, rules)
  if (day === checkIn) return take(nothingChosen)

  const refusal = whyNot(checkIn, day, rules)
  return refusal ? refuse(chosen, refusal) : take({ checkIn, checkOut: day })
}

/** Which chosen days are still valid once booked days are known. */
export function recheck(chosen: ChosenDays, rules: StayRules): Choice {
  if (chosen.checkIn === null) return take(chosen)
  const arrival = arrive(nothingChosen, chosen.checkIn, rules)
  if (arrival.refusal !== null) return arrival
  const stay = stayOf(chosen)
  const refusal = stay && whyNot(stay.checkIn, stay.checkOut, rules)
  return refusal ? refuse(arrival.chosen, refusal) : take(chosen)
}

/** The next step. */
export function hintFor({ checkIn, checkOut }: ChosenDays, rules: StayRules): string {
  if (checkIn === null) return stayHints.arrive
  if (checkOut !== null) return stayHints.chosen
  const latest = latestCheckOut(checkIn, rules.nights)
  if (latest === null) return stayHints.leave
  const why = nightStateOf(rules.nights, latest) === 'taken' ? 'taken' : 'notOpen'
  return stayHints.leaveBy[why](dayWithWeekday(latest))
}

/** Like `dayStateOf`, within a stay: a day that allows only check-out is a half day. */
export function stayDayState(day: Day, rules: StayRules): DayState {
  const state = dayStateOf(day, rules)
  return (state === 'booked' || state === 'notOpen') && canLeaveOn(day, rules)
    ? 'checkOutOnly'
    : state
}

/** Whether the night before is free; longer stays that end on this day contain it. */
function canLeaveOn(checkOut: Day, { today, nights, turnoverDay }: StayRules): boolean {
  const checkIn = addDays(checkOut, -1)
  if (checkIn < today) return false
  const inTheWay = firstNightNotFree({ checkIn, checkOut }, nights, turnoverDay)
  return inTheWay === null || inTheWay.why === 'unknown'
}

/** Why guests cannot check in on a day; null if they can. */
export function arrivalRefusal(day: Day, rules: StayRules): string | null {
  const state = stayDayState(day, rules)
  if (state === 'available' || state === 'unknown') return null
  const isOnlyTurnover =
    state === 'booked' &&
    isTurnover(rules.nights, day, rules.turnoverDay) &&
    isFreeNight(day, rules)
  return dayRefusals[isOnlyTurnover ? 'turnover' : state](dayWithWeekday(day))
}

function isFreeNight(day: Day, { nights }: StayRules): boolean {
  return nightStateOf(nights, day) === 'free'
}

function arrive(chosen: ChosenDays, day: Day, rules: StayRules): Choice {
  const refusal = arrivalRefusal(day, rules)
  return refusal ? refuse(chosen, refusal) : take({ checkIn: day, checkOut: null })
}

/** Why a stay is not possible; null if it is. */
function whyNot(checkIn: Day, checkOut: Day, rules: StayRules): string | null {
  const { nights, turnoverDay } = rules
  const inTheWay = firstNightNotFree({ checkIn, checkOut }, nights, turnoverDay)
  if (inTheWay === null || inTheWay.why === 'unknown') return null
  if (inTheWay.why === 'turnover') return dayRefusals.turnover(dayWithWeekday(checkIn))
  const latest = latestCheckOut(checkIn, nights) ?? inTheWay.night
  return dayRefusals.beyond[inTheWay.why](dayOfMonth(inTheWay.night), dayWithWeekday(latest))
}

function take(chosen: ChosenDays): Choice {
  return { chosen, refusal: null }
}

function refuse(chosen: ChosenDays, refusal: string): Choice {
  return { chosen, refusal }
}

/** The mark of a day while choosing a stay; refused days cannot be chosen. */
export function stayMark(day: Day, chosen: ChosenDays, rules: StayRules): DayMark {
  return {
    state: stayDayState(day, rules),
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
