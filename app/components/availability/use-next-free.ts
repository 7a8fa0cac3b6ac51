import { useQuery } from '@tanstack/react-query'
import type { NextFree } from '#contracts/availability.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { ApiKey } from '../../queries.ts'
import { renewMs } from './use-availability.ts'

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
