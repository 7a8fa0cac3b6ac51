import { useQuery } from '@tanstack/react-query'
import type { Availability } from '#contracts/availability.ts'
import { knownDays, type KnownDays } from './known-days.ts'
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
