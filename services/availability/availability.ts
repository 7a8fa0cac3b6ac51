import { cabins } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import type { Availability } from '#contracts/availability.ts'
import type { FeedState } from './availability-feeds.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'

export type AvailabilityDependencies = Pick<Dependencies, 'availability' | 'clock'>

/** An answer and the moment at which it may stop being true without any change told. */
export type Dated<Answer> = { answer: Answer; expiresAt: Temporal.Instant }

/**
 * The booked days of one cabin from the first of this month on, as its feed last told them; while
 * the feed fails, also why. Throws `NotFoundError` for a slug that is no cabin's.
 */
export function getAvailability(deps: AvailabilityDependencies, slug: string): Dated<Availability> {
  assertCabin(slug)
  const state = deps.availability.stateOf(slug)
  const firstOfMonth = `${deps.clock.today(site.timeZone).slice(0, 7)}-01`
  const answer = {
    cabin: slug,
    hasFeed: state !== null,
    booked: (state?.booked ?? []).filter((day) => day >= firstOfMonth),
    updatedAt: state?.updatedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
    error: state?.error ?? null,
  }
  return { answer, expiresAt: endOf(deps, state ? [state] : []) }
}

/** Throws `NotFoundError` for a slug that is no cabin's. */
export function assertCabin(slug: string): void {
  if (cabins.some((cabin) => cabin.slug === slug)) return
  throw new NotFoundError('There is no such cabin.')
}

/** The property's next midnight, or earlier when what a feed told stops counting. */
export function endOf(
  { clock }: Pick<Dependencies, 'clock'>,
  states: readonly FeedState[],
): Temporal.Instant {
  const today = clock.now().toZonedDateTimeISO(site.timeZone)
  const midnight = today.add({ days: 1 }).startOfDay().toInstant()
  const ends = states.flatMap(({ countsUntil }) => countsUntil ?? [])
  return [midnight, ...ends].reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b))
}
