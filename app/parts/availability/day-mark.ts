import { availabilityWords } from '#content/availability.ts'
import type { Day } from '#contracts/dates.ts'
import { spokenDay } from './day-names.ts'

export const dayStates = ['booked', 'available', 'past'] as const
export type DayState = (typeof dayStates)[number]

/** How a day stands in a calendar. */
export interface DayMark {
  state: DayState
  /** Pressing it chooses nothing, it only says why. */
  isRefused: boolean
  /** Where it stands in what is chosen. */
  chosen: 'only' | 'start' | 'middle' | 'end' | null
}

/** Past days first: nobody needs to know who was here. */
export function dayStateOf(day: Day, today: Day, booked: readonly Day[]): DayState {
  if (day < today) return 'past'
  return booked.includes(day) ? 'booked' : 'available'
}

/** 'Today, Friday, December 25th, 2026, booked' */
export function spokenMark(day: Day, today: Day, mark: DayMark): string {
  const { spoken } = availabilityWords
  return [
    day === today && availabilityWords.today,
    spokenDay(day),
    mark.state === 'past' && spoken.past,
    mark.state === 'booked' && (mark.isRefused ? spoken.booked : spoken.leaveOnly),
    mark.chosen && spoken.chosen,
  ]
    .filter(Boolean)
    .join(', ')
}
