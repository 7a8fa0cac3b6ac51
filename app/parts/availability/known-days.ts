import type { Availability } from '#contracts/availability.ts'
import { availabilityMessages } from '#contracts/availability-messages.ts'
import type { Day } from '#contracts/dates.ts'
import type { CabinNights } from '#contracts/nights.ts'

/** What is known about a cabin's booked days (specification, section 4). */
export type KnownDays =
  /** The feed has not been read yet. */
  | { kind: 'looking' }
  /** The cabin has no feed, so nothing will ever be known. */
  | { kind: 'none' }
  /** The feed fails now; what it told before still counts for a while. */
  | ({ kind: 'failed'; error: string; updatedAt: string | null } & Told)
  /** `updatedAt` is the instant of the last good reading, ISO 8601. */
  | ({ kind: 'live'; updatedAt: string } & Told)

interface Told {
  /** The red days (specification, section 3). */
  booked: readonly Day[]
  nights: CabinNights
}

/** `hasFailed`: our own API gave no answer at all. */
export function knownDays(answer: Availability | undefined, hasFailed: boolean): KnownDays {
  if (answer === undefined) return hasFailed ? unreachable : { kind: 'looking' }
  const { hasFeed, booked, nights, updatedAt, error } = answer
  if (!hasFeed) return { kind: 'none' }
  if (error !== null) return { kind: 'failed', error, booked, nights, updatedAt }
  return updatedAt === null ? { kind: 'looking' } : { kind: 'live', booked, nights, updatedAt }
}

/** The booked days as far as they are known; always the same list while none are. */
export function bookedIn(known: KnownDays): readonly Day[] {
  return 'booked' in known ? known.booked : noDays
}

/** The nights as far as they are known; always the same object while none are. */
export function nightsIn(known: KnownDays): CabinNights {
  return 'nights' in known ? known.nights : noNights
}

const noDays: readonly Day[] = []
const noNights: CabinNights = { taken: [], notOpen: [], unknown: [] }
const unreachable: KnownDays = {
  kind: 'failed',
  error: availabilityMessages.loadFailed,
  booked: noDays,
  nights: noNights,
  updatedAt: null,
}
