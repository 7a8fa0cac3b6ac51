import { freeCabinsQuerySchema, type FreeCabins } from '#contracts/availability.ts'
import type { SearchOutcome } from '#contracts/visits.ts'
import { findFreeCabins, type AvailabilityDependencies } from '../availability/availability.ts'
import { RuleError } from '../errors.ts'

export function outcomeOf({ cabins }: FreeCabins): SearchOutcome {
  const isAny = (state: string) => cabins.some((cabin) => cabin.state === state)
  if (isAny('free')) return 'free'
  return isAny('unknown') ? 'unknown' : 'none'
}

/** What a page's search found; null if its query is not a search for a possible stay. */
export function searchOutcome(
  deps: AvailabilityDependencies,
  query: Readonly<Record<string, string>>,
): SearchOutcome | null {
  const asked = freeCabinsQuerySchema.safeParse(query).data
  if (!asked) return null
  try {
    return outcomeOf(findFreeCabins(deps, asked).answer)
  } catch (error) {
    if (error instanceof RuleError) return null
    throw error
  }
}
