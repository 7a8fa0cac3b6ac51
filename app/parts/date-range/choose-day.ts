import { dayRefusals, stayHints } from '#content/availability.ts'
import type { Day } from '#contracts/dates.ts'
import {
  firstNightNotFree,
  isTurnover,
  latestCheckOut,
  nightStateOf,
  type CabinNights,
  type TurnoverDay,
} from '#contracts/nights.ts'
import { dayOfMonth, dayWithWeekday } from '../availability/day-names.ts'
import { nothingChosen, stayOf, type ChosenDays } from './chosen-days.ts'

/** Everything that decides which days can be chosen. */
export interface StayRules {
  today: Day
  nights: CabinNights
  turnoverDay: TurnoverDay
}

export interface Choice {
  chosen: ChosenDays
  /** Why the day was refused, in words for the guest; null when it was taken. */
  refusal: string | null
}

/**
 * What a press on a day makes of the chosen days: first the arrival, then the departure, then
 * a new arrival. An earlier day is a new arrival too, and the arrival pressed again is taken back.
 * No stay contains a taken night; leaving on the day others arrive is possible.
 */
export function chooseDay(chosen: ChosenDays, day: Day, rules: StayRules): Choice {
  const { checkIn, checkOut } = chosen
  if (day < rules.today) return refuse(chosen, dayRefusals.past(dayWithWeekday(day)))
  if (checkIn === null || checkOut !== null || day < checkIn) return arrive(chosen, day, rules)
  if (day === checkIn) return take(nothingChosen)

  const refusal = whyNot(checkIn, day, rules)
  return refusal ? refuse(chosen, refusal) : take({ checkIn, checkOut: day })
}

/** What remains of chosen days once the booked ones are known. */
export function recheck(chosen: ChosenDays, rules: StayRules): Choice {
  if (chosen.checkIn === null) return take(chosen)
  const arrival = arrive(nothingChosen, chosen.checkIn, rules)
  if (arrival.refusal !== null) return arrival
  const stay = stayOf(chosen)
  const refusal = stay && whyNot(stay.checkIn, stay.checkOut, rules)
  return refusal ? refuse(arrival.chosen, refusal) : take(chosen)
}

/** What to do next. */
export function hintFor({ checkIn, checkOut }: ChosenDays, rules: StayRules): string {
  if (checkIn === null) return stayHints.arrive
  if (checkOut !== null) return stayHints.chosen
  const latest = latestCheckOut(checkIn, rules.nights)
  if (latest === null) return stayHints.leave
  return stayHints.leaveBy(dayWithWeekday(latest), dayOfMonth(latest))
}

function arrive(chosen: ChosenDays, day: Day, rules: StayRules): Choice {
  const state = nightStateOf(rules.nights, day)
  const isShut = state === 'taken' || state === 'notOpen'
  if (isShut || isTurnover(rules.nights, day, rules.turnoverDay)) {
    return refuse(chosen, dayRefusals.booked(dayWithWeekday(day)))
  }
  return take({ checkIn: day, checkOut: null })
}

/** Why a stay cannot be; null when it can. */
function whyNot(checkIn: Day, checkOut: Day, rules: StayRules): string | null {
  const { nights, turnoverDay } = rules
  const inTheWay = firstNightNotFree({ checkIn, checkOut }, nights, turnoverDay)
  const latest = latestCheckOut(checkIn, nights)
  if (inTheWay === null || inTheWay.why === 'unknown' || latest === null) return null
  return dayRefusals.beyond(dayOfMonth(inTheWay.night), dayWithWeekday(latest))
}

function take(chosen: ChosenDays): Choice {
  return { chosen, refusal: null }
}

function refuse(chosen: ChosenDays, refusal: string): Choice {
  return { chosen, refusal }
}
