import type { Availability } from '#contracts/availability.ts'
import { availabilityMessages } from '#contracts/availability-messages.ts'
import type { Day } from '#contracts/dates.ts'

/** What is known about a cabin's booked days (specification, section 4). */
export type KnownDays =
  /** The feed has not been read yet. */
  | { kind: 'looking' }
  /** The cabin has no feed, so nothing will ever be known. */
  | { kind: 'none' }
  /** The feed fails now; what it told before still counts for a while. */
  | { kind: 'failed'; error: string; booked: readonly Day[]; updatedAt: string | null }
  /** `updatedAt` is the instant of the last good reading, ISO 8601. */
  | { kind: 'live'; booked: readonly Day[]; updatedAt: string }

/** `hasFailed`: our own API gave no answer at all. */
export function knownDays(answer: Availability | undefined, hasFailed: boolean): KnownDays {
  if (answer === undefined) return hasFailed ? unreachable : { kind: 'looking' }
  const { hasFeed, booked, updatedAt, error } = answer
  if (!hasFeed) return { kind: 'none' }
  if (error !== null) return { kind: 'failed', error, booked, updatedAt }
  return updatedAt === null ? { kind: 'looking' } : { kind: 'live', booked, updatedAt }
}

/** The booked days as far as they are known; always the same list while none are. */
export function bookedIn(known: KnownDays): readonly Day[] {
  return 'booked' in known ? known.booked : noDays
}

const noDays: readonly Day[] = []
const unreachable: KnownDays = {
  kind: 'failed',
  error: availabilityMessages.loadFailed,
  booked: noDays,
  updatedAt: null,
}
