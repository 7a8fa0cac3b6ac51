import { useQuery } from '@tanstack/react-query'
import { shutMarks, sleepsAtMost } from '#content/cabin-card.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ApiKey } from '../../../queries.ts'

/** Why a cabin is probably not bookable for a stay. */
export interface Obstacle {
  words: string
  /** Whether guests can ask to be told when the days open. */
  canBeTold: boolean
}

/** Null while unknown or if there is none. Guests should learn of it before they go to the partner. */
export function useObstacle(cabin: Cabin, stay: Stay | null): Obstacle | null {
  const { data } = useQuery<FreeCabins>({
    queryKey: stay ? stayStateKey(stay) : [],
    enabled: stay !== null,
  })
  if (!stay) return null
  const isTooSmall = (stay.guests ?? 0) > cabin.sleeps
  if (isTooSmall) return { words: sleepsAtMost(cabin.sleeps), canBeTold: false }
  const state = data?.cabins.find((each) => each.cabin === cabin.slug)?.state
  const words = state && shutMarks[state]
  return words ? { words, canBeTold: data?.openings === true } : null
}

/** Of all cabins, whatever they sleep: the page says that itself. */
export function stayStateKey({ checkIn, checkOut }: Stay): ApiKey {
  return [`/api/availability?${stayQuery({ checkIn, checkOut })}`]
}
