import type {
  Availability,
  FreeCabins,
  FreeCabinsQuery,
  StayState,
} from '#contracts/availability.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import { intersectRanges } from '#contracts/night-ranges.ts'
import {
  bookedDaysOf,
  type CabinNights,
  type TurnoverDay,
  firstNightNotFree,
  type StayDays,
} from '#contracts/nights.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { FeedState } from './feed-state.ts'
import { cabinBySlug } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError, RuleError, type FieldErrors } from '../errors.ts'
import { allUnknown, shownWindow } from './night-windows.ts'
import { stayErrorsOn } from '#contracts/stay-errors.ts'

export type AvailabilityDependencies = Pick<Dependencies, 'availability' | 'clock' | 'site'>
type SearchDependencies = AvailabilityDependencies & Partial<Pick<Dependencies, 'reaches'>>

/** A value and when it expires. */
export interface Dated<Answer> {
  answer: Answer
  expiresAt: Temporal.Instant
}

/** One cabin's nights from this month on. Throws `NotFoundError` for an unknown slug. */
export function getAvailability(
  deps: AvailabilityDependencies,
  slug: string,
  turnoverDay: TurnoverDay = deps.site.facts.turnoverDay,
): Dated<Availability> {
  assertCabin(deps, slug)
  const state = deps.availability.stateOf(slug)
  const window = shownWindow(deps.clock.today(deps.site.facts.timeZone))
  const nights = state?.nights ?? allUnknown(window)
  const shown = (ranges: CabinNights['taken']) => intersectRanges(ranges, [window])
  // The night before shows who checks out on the first day.
  const withNightBefore = { ...window, from: addDays(window.from, -1) }
  const answer = {
    cabin: slug,
    hasFeed: state !== null && !state.isFeedless,
    booked: bookedDaysOf(nights, turnoverDay).filter((day) => day >= window.from),
    nights: {
      taken: intersectRanges(nights.taken, [withNightBefore]),
      notOpen: shown(nights.notOpen),
      unknown: shown(nights.unknown),
    },
    updatedAt: state?.updatedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
    error: state?.error ?? null,
  }
  return { answer, expiresAt: endOf(deps, state ? [state] : []) }
}

/** Throws `NotFoundError` for an unknown slug. */
export function assertCabin({ site }: Pick<Dependencies, 'site'>, slug: string): CabinDocument {
  const cabin = cabinBySlug(site, slug)
  if (cabin) return cabin
  throw new NotFoundError('There is no such cabin.')
}

/** The property's next midnight, or earlier if check-in ends or feed data expires. */
export function endOf(
  { clock, site }: Pick<Dependencies, 'clock' | 'site'>,
  states: readonly FeedState[],
): Temporal.Instant {
  const { timeZone, checkInUntil } = site.facts
  const now = clock.now().toZonedDateTimeISO(timeZone)
  const midnight = now.add({ days: 1 }).startOfDay()
  const lastCheckIn = now.withPlainTime(checkInUntil)
  const isOver = Temporal.ZonedDateTime.compare(lastCheckIn, now) <= 0
  const ends = states.flatMap(({ countsUntil }) => countsUntil ?? [])
  return [(isOver ? midnight : lastCheckIn).toInstant(), ...ends].reduce((a, b) =>
    Temporal.Instant.compare(a, b) <= 0 ? a : b,
  )
}

/** The first day on which a guest can still check in. */
export function nextCheckInOf({ clock, site }: Pick<Dependencies, 'clock' | 'site'>): Day {
  return nextCheckIn(site.facts, new Date(clock.now().epochMilliseconds))
}

/**
 * The state of each cabin that sleeps that many guests, in the default order. A cabin whose feed is
 * missing or failing is 'unknown', so that no free night is promised by mistake. Throws `RuleError`
 * for an invalid stay.
 */
export function findFreeCabins(
  deps: SearchDependencies,
  { from, to, guests }: FreeCabinsQuery,
  turnoverDay: TurnoverDay = deps.site.facts.turnoverDay,
): Dated<FreeCabins> {
  assertStay(deps, from, to)
  const large = deps.site.cabins.filter(({ sleeps }) => sleeps >= guests)
  const states = large.map(({ slug }) => deps.availability.stateOf(slug))
  const stay = { checkIn: from, checkOut: to }
  const answer = {
    cabins: large.map(({ slug }, index) => ({
      cabin: slug,
      state: stateFor(stay, states[index] ?? null, turnoverDay),
    })),
    ...(deps.reaches?.includes('guest') && { openings: true as const }),
  }
  return {
    answer,
    expiresAt: endOf(
      deps,
      states.filter((state) => state !== null),
    ),
  }
}

const stateWhen = {
  taken: 'booked',
  turnover: 'booked',
  notOpen: 'notOpen',
  unknown: 'unknown',
} as const

function stateFor(stay: StayDays, state: FeedState | null, turnoverDay: TurnoverDay): StayState {
  if (!state) return 'unknown'
  const inTheWay = firstNightNotFree(stay, state.nights, turnoverDay)
  return inTheWay ? stateWhen[inTheWay.why] : 'free'
}

/** The rules of every stay, with errors under the query's field names. */
export function assertStay(deps: AvailabilityDependencies, from: string, to: string): void {
  const { checkIn, checkOut } = stayMistakes(deps, from, to)
  if (checkIn === undefined && checkOut === undefined) return
  throw new RuleError('Please check the marked fields.', {
    ...(checkIn !== undefined && { from: checkIn }),
    ...(checkOut !== undefined && { to: checkOut }),
  })
}

/** Errors in the dates of a stay, by field; empty if there are none. */
export function stayMistakes(
  { clock, site }: Pick<Dependencies, 'clock' | 'site'>,
  checkIn: Day | null,
  checkOut: Day | null,
): FieldErrors {
  return { ...stayErrorsOn(clock.today(site.facts.timeZone), checkIn, checkOut) }
}
