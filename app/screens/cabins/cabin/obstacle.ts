import { useQuery } from '@tanstack/react-query'
import { shutMarks, sleepsAtMost } from '#content/cabin-card.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ApiKey } from '../../../queries.ts'

/** Whether the cabins are free, for as many guests as each takes. */
export function stayKey({ checkIn, checkOut }: Stay): ApiKey {
  return [`/api/availability?${stayQuery({ checkIn, checkOut })}`]
}

/** What stands against the stay here, in words: nobody should leave for the partner without knowing. */
export function useObstacle(cabin: Cabin, stay: Stay | null): string | null {
  const { data } = useQuery<FreeCabins>({
    queryKey: stay ? stayKey(stay) : [],
    enabled: stay !== null,
  })
  const state = data?.cabins.find((each) => each.cabin === cabin.slug)?.state
  if (!stay) return null
  if (state === 'booked' || state === 'notOpen') return shutMarks[state]
  return (stay.guests ?? 0) > cabin.sleeps ? sleepsAtMost(cabin.sleeps) : null
}
