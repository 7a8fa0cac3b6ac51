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
import type { DayFace } from '../calendar/month-grid.tsx'

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

/**
 * Days also differ by shape, not only by color: booked days are hatched and struck out, past ones
 * pale, half days half hatched. Forced colors keep the shapes (app/styles/forced-colors.css).
 */
export const dayLooks: Record<DayState, string> = {
  booked:
    'border-danger/50 text-danger line-through decoration-2 bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--danger)_16%,transparent)_0_2px,transparent_2px_7px)]',
  available: 'border-oak/50 bg-oak-wash text-oak font-semibold',
  past: 'border-transparent text-soft',
  checkOutOnly:
    'border-danger/50 border-t-transparent border-l-transparent font-semibold text-ink forced-colors:border-t-[Canvas] forced-colors:border-l-[Canvas] bg-[linear-gradient(135deg,transparent_50%,color-mix(in_srgb,var(--danger)_22%,transparent)_50%)]',
  notOpen: 'border-dashed border-edge bg-sunken text-soft',
  unknown: 'border-dotted border-line text-ink',
}

export const chosenLook = 'border-ember bg-ember text-on-ember font-bold'
/** Not green: a chosen night may be unknown. */
const betweenLook = 'border-transparent bg-ember/15 text-ink'
/** Free days are plain where a stay is chosen, so that the stay is easy to see. */
export const plainLook = 'border-transparent font-semibold text-ink'

/** A day of free and booked nights; `marksFree`: free days are green, as in the legend. */
export function faceOfNight(day: Day, today: Day, mark: DayMark, marksFree = false): DayFace {
  return {
    label: spokenMark(day, today, mark),
    className: lookOf(mark, marksFree),
    isChosen: mark.chosen !== null,
    isRefused: mark.isRefused,
  }
}

function lookOf({ state, chosen }: DayMark, marksFree: boolean): string {
  if (chosen === 'middle') return betweenLook
  if (chosen !== null) return chosenLook
  return state === 'available' && !marksFree ? plainLook : dayLooks[state]
}

/** 'Today, Friday, December 25th, 2026, booked' */
export function spokenMark(day: Day, today: Day, mark: DayMark): string {
  const { spoken, chosen } = availabilityWords
  return spokenFace(day, today, [spoken[mark.state], mark.chosen && chosen])
}

/** A day for screen readers, with what else is to know of it. */
export function spokenFace(day: Day, today: Day, notes: readonly (string | null)[]): string {
  const name = day === today ? `${availabilityWords.today}, ${spokenDay(day)}` : spokenDay(day)
  return [name, ...notes].filter(Boolean).join(', ')
}
