import type { FreeCabins, StayState } from '#contracts/availability.ts'
import { shortStay } from '#contracts/date-formats.ts'
import { addDays } from '#contracts/dates.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import type { StayDays } from '#contracts/nights.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

export const stateNames = {
  free: 'Free',
  booked: 'Booked',
  notOpen: 'Not open',
  unknown: 'Unknown',
}

const nightsOfEvent = { 'half-day': 1, 'full-day': 1, weekend: 2, 'multiple-days': 3 } as const
const order: readonly StayState[] = ['free', 'booked', 'notOpen', 'unknown']

/** The nights an inquiry is about; an event's begin on its day. */
export function stayOfInquiry(inquiry: AdminInquiry): StayDays {
  if (inquiry.kind === 'group') return { checkIn: inquiry.checkIn, checkOut: inquiry.checkOut }
  const { eventDate: checkIn, duration } = inquiry
  return { checkIn, checkOut: addDays(checkIn, nightsOfEvent[duration ?? 'full-day']) }
}

export interface CabinsByState {
  state: StayState
  names: string[]
}

/** The names of the cabins by what they are; unknown while there is no answer. */
export function cabinsByState(
  cabins: readonly Pick<Cabin, 'slug' | 'name'>[],
  answer: FreeCabins | undefined,
): CabinsByState[] {
  const stateOf = (slug: string) =>
    answer?.cabins.find(({ cabin }) => cabin === slug)?.state ?? 'unknown'
  return order
    .map((state) => ({
      state,
      names: cabins.filter(({ slug }) => stateOf(slug) === state).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0)
}

const promise = /\b(?:free|availab\w*|open|vacan\w*|yours|hold|reserve\w*|welcome you)\b/i

/** Whether a text sounds as if the guest could have the nights. */
export function promisesNights(text: string): boolean {
  return promise.test(text)
}

/** What to ask before a text promises these nights; null if every cabin is free. */
export function questionAbout(stay: StayDays, found: readonly CabinsByState[]): string | null {
  const others = found.filter(({ state }) => state !== 'free')
  if (others.length === 0) return null
  const list = others.map(({ state, names }) => `${stateNames[state]}: ${names.join(', ')}.`)
  return `${shortStay(stay)}: ${list.join(' ')} This template says these dates are available. Use it anyway?`
}
