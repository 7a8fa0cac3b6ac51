import { useQuery } from '@tanstack/react-query'
import type { Availability } from '#contracts/availability.ts'
import { availabilityKey } from './availability-key.ts'
import { knownDays, type KnownDays } from './known-days.ts'

/** How often to ask again while the feed has not been read yet, in milliseconds. */
export const askAgainMs = 3000

/** A cabin's booked days, asked for again until they are known; `first` came with the page. */
export function useAvailability(slug: string, first?: Availability): KnownDays {
  const { data, isError } = useQuery<Availability>({
    queryKey: availabilityKey(slug),
    ...(first && { initialData: first }),
    refetchInterval: ({ state }) =>
      state.data && knownDays(state.data, false).kind === 'looking' ? askAgainMs : false,
  })
  return knownDays(data, isError)
}
