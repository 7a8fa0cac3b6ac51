import { useQuery } from '@tanstack/react-query'
import type { Availability } from '#contracts/availability.ts'
import { knownDays, type KnownDays } from './known-days.ts'
import type { ApiKey } from '../../queries.ts'

/** How often to ask again while the feed has not been read yet, in milliseconds. */
export const askAgainMs = 3000

/** How often an open screen asks again, in milliseconds, so that all of them say the same. */
export const renewMs = 5 * 60_000

/** A cabin's booked days, asked for again soon until they are known. */
export function useAvailability(slug: string): KnownDays {
  const { data, isError } = useQuery<Availability>({
    queryKey: availabilityKey(slug),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
  })
  return knownDays(data, isError)
}

/** False where asking again tells nothing new. */
function askAgainAfter(answer: Availability | undefined): number | false {
  const { kind } = knownDays(answer, false)
  if (kind === 'none') return false
  return answer && kind === 'looking' ? askAgainMs : renewMs
}

/** The query for the booked days of a cabin. */
export function availabilityKey(slug: string): ApiKey {
  return [`/api/availability/${slug}`]
}
