import { useQuery } from '@tanstack/react-query'
import type { Availability, NextFree } from '#contracts/availability.ts'
import { availabilityMessages } from '#contracts/availability-messages.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Day } from '#contracts/dates.ts'
import { withUnverifiedNights, type CabinNights } from '#contracts/nights.ts'
import type { ApiKey } from '../../queries.ts'

/** Poll interval before the first feed read, in milliseconds. */
export const askAgainMs = 3000

/** Poll interval of an open screen, in milliseconds. */
export const renewMs = 5 * 60_000

/** A cabin's booked days, polled until they are known. */
export function useAvailability(slug: string): KnownDays {
  const { data, isError } = useQuery<Availability>({
    queryKey: availabilityKey(slug),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  })
  return knownDays(data, isError)
}

/** The interval, or false if polling would not help. */
function askAgainAfter(answer: Availability | undefined): number | false {
  const { kind } = knownDays(answer, false)
  if (kind === 'none') return false
  return answer && kind === 'looking' ? askAgainMs : renewMs
}

export function availabilityKey(slug: string): ApiKey {
  return [`/api/availability/${slug}`]
}

/** What is known about a cabin's booked days (specification, section 4). */
export type KnownDays =
  /** The feed has not been read yet. */
  | { kind: 'looking' }
  /** The cabin has no feed. */
  | { kind: 'none' }
  /** The feed or our server cannot be reached: previously booked nights stay, and none is free. */
  | ({ kind: 'failed'; error: string; updatedAt: string | null } & Nights)
  /** `updatedAt` is the last successful read, ISO 8601. */
  | ({ kind: 'live'; updatedAt: string } & Nights)

interface Nights {
  nights: CabinNights
  /** The red days (specification, section 3). */
  booked: readonly Day[]
}

/** `hasFailed`: the last request to our API failed. */
export function knownDays(answer: Availability | undefined, hasFailed: boolean): KnownDays {
  if (answer === undefined) return hasFailed ? unreachable : { kind: 'looking' }
  const { hasFeed, booked, nights, updatedAt, error } = answer
  if (!hasFeed) return { kind: 'none' }
  if (error !== null) return { kind: 'failed', error, booked, nights, updatedAt }
  if (hasFailed) return { ...unreachable, booked, nights: outdated(nights), updatedAt }
  return updatedAt === null ? { kind: 'looking' } : { kind: 'live', booked, nights, updatedAt }
}

/** The known nights; the same object while none are known. */
export function nightsIn(known: KnownDays): CabinNights {
  return 'nights' in known ? known.nights : nothingKnown
}

const everyNight = { from: '0001-01-01', to: '9999-12-31' }
const nothingKnown: CabinNights = { taken: [], notOpen: [], unknown: [everyNight] }

// Cached per response: screens compare nights by identity.
const outdatedOnes = new WeakMap<CabinNights, CabinNights>()

function outdated(nights: CabinNights): CabinNights {
  const known = outdatedOnes.get(nights) ?? withUnverifiedNights(nights, everyNight)
  outdatedOnes.set(nights, known)
  return known
}

const unreachable: KnownDays & { kind: 'failed' } = {
  kind: 'failed',
  error: availabilityMessages.loadFailed,
  booked: [],
  nights: nothingKnown,
  updatedAt: null,
}

/** `chosen`: near these days, if they are not free. */
export function nextFreeKey(slug: string, chosen: Stay | null): ApiKey {
  const days = chosen && stayQuery({ checkIn: chosen.checkIn, checkOut: chosen.checkOut })
  return [`/api/availability/${slug}/next${days ? `?${days}` : ''}`]
}

export function useNextFree(slug: string, chosen: Stay | null) {
  return useQuery<NextFree>({
    queryKey: nextFreeKey(slug, chosen),
    refetchInterval: renewMs,
  })
}
