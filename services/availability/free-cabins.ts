import { cabins } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import type { FreeCabins, FreeCabinsQuery, StayState } from '#contracts/availability.ts'
import { firstNightNotFree, type StayDays, type TurnoverDay } from '#contracts/nights.ts'
import { endOf, type AvailabilityDependencies, type Dated } from './availability.ts'
import type { FeedState } from './availability-feeds.ts'
import { RuleError } from '../errors.ts'
import { stayMistakes } from '../stays.ts'

/**
 * The state of each cabin that sleeps so many guests, in the default order. A
 * cabin whose feed is missing or cannot be read is 'unknown': nobody is promised what nobody knows.
 * Throws `RuleError` for days that cannot be stayed.
 */
export function findFreeCabins(
  deps: AvailabilityDependencies,
  { from, to, guests }: FreeCabinsQuery,
  turnoverDay: TurnoverDay = site.turnoverDay,
): Dated<FreeCabins> {
  assertStay(deps, from, to)
  const large = cabins.filter(({ sleeps }) => sleeps >= guests)
  const states = large.map(({ slug }) => deps.availability.stateOf(slug))
  const stay = { checkIn: from, checkOut: to }
  const answer = {
    cabins: large.map(({ slug }, index) => ({
      cabin: slug,
      state: stateFor(stay, states[index] ?? null, turnoverDay),
    })),
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

/** The rules of every stay, told under the names that the query gives the days. */
function assertStay({ clock }: AvailabilityDependencies, from: string, to: string): void {
  const { checkIn, checkOut } = stayMistakes(clock, from, to)
  if (checkIn === undefined && checkOut === undefined) return
  throw new RuleError('Please check the marked fields.', {
    ...(checkIn !== undefined && { from: checkIn }),
    ...(checkOut !== undefined && { to: checkOut }),
  })
}
