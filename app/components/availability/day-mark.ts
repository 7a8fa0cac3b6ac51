import { availabilityWords } from '#content/availability.ts'
import { spokenDay } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
import {
  isTurnover,
  mayBeTurnover,
  nightStateOf,
  type CabinNights,
  type NightState,
  type TurnoverDay,
} from '#contracts/nights.ts'

/** In legend order: first the three of the specification (section 2). */
export const dayStates = [
  'booked',
  'available',
  'past',
  'checkOutOnly',
  'notOpen',
  'unknown',
] as const
export type DayState = (typeof dayStates)[number]

export interface DayMark {
  state: DayState
  /** A press only explains why it is unavailable. */
  isRefused: boolean
  /** Position in the chosen range. */
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
 * State of a day and its night. Past days come first: old bookings stay private. Booked means the
 * red days of the specification (section 3).
 */
export function dayStateOf(day: Day, { today, nights, turnoverDay }: StayRules): DayState {
  if (day < today) return 'past'
  if (isTurnover(nights, day, turnoverDay)) return 'booked'
  const night = nightStateOf(nights, day)
  if (night === 'free' && mayBeTurnover(nights, day, turnoverDay)) return 'unknown'
  return stateOfNight[night]
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
