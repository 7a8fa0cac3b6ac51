import { availabilityWords } from '#content/availability.ts'
import { spokenDay } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
import {
  isTurnover,
  nightStateOf,
  type CabinNights,
  type NightState,
  type TurnoverDay,
} from '#contracts/nights.ts'

/** In the order of a legend: first the three of the specification (section 2). */
export const dayStates = [
  'booked',
  'available',
  'past',
  'checkOutOnly',
  'notOpen',
  'unknown',
] as const
export type DayState = (typeof dayStates)[number]

/** How a day looks in a calendar. */
export interface DayMark {
  state: DayState
  /** Pressing it chooses nothing, it only says why. */
  isRefused: boolean
  /** Its place in the chosen range. */
  chosen: 'only' | 'start' | 'middle' | 'end' | null
}

/** Everything that decides which days can be chosen. */
export interface StayRules {
  today: Day
  nights: CabinNights
  turnoverDay: TurnoverDay
}

const stateOfNight: Record<NightState, DayState> = {
  taken: 'booked',
  notOpen: 'notOpen',
  unknown: 'unknown',
  free: 'available',
}

/**
 * The state of a day and its night. Past days first: old bookings stay private. Booked are
 * just the red days of the specification (section 3).
 */
export function dayStateOf(day: Day, { today, nights, turnoverDay }: StayRules): DayState {
  if (day < today) return 'past'
  return isTurnover(nights, day, turnoverDay) ? 'booked' : stateOfNight[nightStateOf(nights, day)]
}

/** 'Today, Friday, December 25th, 2026, booked' */
export function spokenMark(day: Day, today: Day, mark: DayMark): string {
  return [
    day === today && availabilityWords.today,
    spokenDay(day),
    availabilityWords.spoken[mark.state],
    mark.chosen && availabilityWords.chosen,
  ]
    .filter(Boolean)
    .join(', ')
}
