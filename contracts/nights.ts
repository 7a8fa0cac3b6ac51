import { addDays, type Day } from './dates.ts'
import { nightsIn, subtractRanges, type NightRange } from './night-ranges.ts'

export type { NightRange } from './night-ranges.ts'

/** Known nights of a cabin. Each list is ascending and merged; nights in no list are free. */
export interface CabinNights {
  /** Booked, or blocked by the owner. */
  taken: readonly NightRange[]
  /** Not sold by the partner yet, for example because they are too far ahead. */
  notOpen: readonly NightRange[]
  /** Not covered by any feed. */
  unknown: readonly NightRange[]
}

export type NightState = 'free' | keyof CabinNights

/**
 * Whether guests may check in on a day someone else checks out. 'booked': no, the specification
 * counts it as booked (section 3). 'free': only nights count. Checking out on another guest's
 * check-in day is always possible.
 */
export type TurnoverDay = 'booked' | 'free'

/** Its nights are those from check-in up to the one before check-out. */
export interface StayDays {
  checkIn: Day
  checkOut: Day
}

/** Why a stay is not free; 'turnover': another guest checks out on the check-in day. */
export interface StayConflict {
  night: Day
  why: Exclude<NightState, 'free'> | 'turnover'
}

/**
 * Nights whose latest state is missing: taken and not-open nights remain so, any other night of the
 * window may have been sold since and is unknown.
 */
export function withUnverifiedNights(
  { taken, notOpen }: Pick<CabinNights, 'taken' | 'notOpen'>,
  window: NightRange,
): CabinNights {
  return { taken, notOpen, unknown: subtractRanges([window], [...taken, ...notOpen]) }
}

export function nightStateOf(nights: CabinNights, day: Day): NightState {
  const has = ({ from, to }: NightRange) => from <= day && day < to
  if (nights.taken.some(has)) return 'taken'
  if (nights.notOpen.some(has)) return 'notOpen'
  return nights.unknown.some(has) ? 'unknown' : 'free'
}

/** Whether another guest's check-out blocks check-in, although the night is free. */
export function isTurnover(nights: CabinNights, day: Day, turnoverDay: TurnoverDay): boolean {
  return turnoverDay === 'booked' && nights.taken.some(({ to }) => to === day)
}

/** Whether it may, because the night before is unknown. */
export function mayBeTurnover(nights: CabinNights, day: Day, turnoverDay: TurnoverDay): boolean {
  return turnoverDay === 'booked' && nights.unknown.some(({ to }) => to === day)
}

/** The first night that prevents a stay, or null; unknown nights come last. */
export function firstNightNotFree(
  stay: StayDays,
  nights: CabinNights,
  turnoverDay: TurnoverDay,
): StayConflict | null {
  const own = { from: stay.checkIn, to: stay.checkOut }
  const shut = [
    ...within(own, nights.taken).map((night) => ({ night, why: 'taken' }) as const),
    ...within(own, nights.notOpen).map((night) => ({ night, why: 'notOpen' }) as const),
  ].toSorted((a, b) => (a.night < b.night ? -1 : 1))
  const [first] = shut
  if (first?.night === stay.checkIn) return first
  if (isTurnover(nights, stay.checkIn, turnoverDay)) return { night: stay.checkIn, why: 'turnover' }
  const night = mayBeTurnover(nights, stay.checkIn, turnoverDay)
    ? stay.checkIn
    : within(own, nights.unknown)[0]
  return first ?? (night === undefined ? null : { night, why: 'unknown' })
}

/** Where each range begins within the stay, if it does. */
function within({ from, to }: NightRange, ranges: readonly NightRange[]): Day[] {
  return ranges
    .filter((range) => range.from < to && from < range.to)
    .map((range) => (range.from > from ? range.from : from))
}

/**
 * The latest check-out for a stay from `checkIn`: `checkIn` itself if that night is not free; null
 * if nothing limits the stay.
 */
export function latestCheckOut(checkIn: Day, { taken, notOpen }: CabinNights): Day | null {
  const next = [...taken, ...notOpen]
    .filter(({ to }) => to > checkIn)
    .map(({ from }) => (from > checkIn ? from : checkIn))
  return next.toSorted()[0] ?? null
}

/**
 * The red days (specification, section 3): every day from the start of a booking to its end,
 * inclusive. With 'free', a check-out day is red only if another booking begins on it.
 */
export function bookedDaysOf(
  { taken }: Pick<CabinNights, 'taken'>,
  turnoverDay: TurnoverDay,
): Day[] {
  return taken.flatMap(({ from, to }) =>
    nightsIn({ from, to: turnoverDay === 'free' ? to : addDays(to, 1) }),
  )
}
