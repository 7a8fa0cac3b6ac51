import { dayRefusals, stayHints } from '#content/availability.ts'
import type { Day } from '#contracts/dates.ts'
import { bookedDayIn, latestCheckOut, nextBookedDay, type Bookings } from '#contracts/stay-days.ts'
import { dayOfMonth, dayWithWeekday } from '../availability/day-names.ts'
import { nothingChosen, stayOf, type ChosenDays } from './chosen-days.ts'

/** Everything that decides which days can be chosen. */
export interface StayRules extends Bookings {
  today: Day
}

export interface Choice {
  chosen: ChosenDays
  /** Why the day was refused, in words for the guest; null when it was taken. */
  refusal: string | null
}

/**
 * What a press on a day makes of the chosen days: first the arrival, then the departure, then
 * a new arrival. An earlier day is a new arrival too, and the arrival pressed again is taken back.
 * No stay contains a booked day, and none jumps over one (specification, section 4).
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
  const booked = nextBookedDay(checkIn, rules)
  const latest = latestCheckOut(checkIn, rules)
  if (booked === null || latest === null) return stayHints.leave
  return stayHints.leaveBy(dayWithWeekday(latest), dayOfMonth(booked))
}

function arrive(chosen: ChosenDays, day: Day, rules: StayRules): Choice {
  if (rules.booked.includes(day)) return refuse(chosen, dayRefusals.booked(dayWithWeekday(day)))
  const next = nextBookedDay(day, rules)
  if (next !== null && latestCheckOut(day, rules) === day) {
    return refuse(chosen, dayRefusals.noNight(dayOfMonth(day), dayOfMonth(next)))
  }
  return take({ checkIn: day, checkOut: null })
}

/** Why a stay cannot be; null when it can. */
function whyNot(checkIn: Day, checkOut: Day, rules: StayRules): string | null {
  const booked = bookedDayIn({ checkIn, checkOut }, rules)
  const latest = latestCheckOut(checkIn, rules)
  if (booked === null || latest === null) return null
  return dayRefusals.beyond(dayOfMonth(booked), dayWithWeekday(latest))
}

function take(chosen: ChosenDays): Choice {
  return { chosen, refusal: null }
}

function refuse(chosen: ChosenDays, refusal: string): Choice {
  return { chosen, refusal }
}
