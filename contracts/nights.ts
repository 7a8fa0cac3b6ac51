import { addDays, type Day } from './dates.ts'
import { nightsIn, subtractRanges, type NightRange } from './night-ranges.ts'

export type { NightRange } from './night-ranges.ts'

/** What is known of a cabin's nights. Each list is ascending and merged; free is what is in none. */
export interface CabinNights {
  /** Sold or kept by the owner. */
  taken: readonly NightRange[]
  /** The partner does not sell them yet, for example because they are too far ahead. */
  notOpen: readonly NightRange[]
  /** No feed says anything about them. */
  unknown: readonly NightRange[]
}

export type NightState = 'free' | keyof CabinNights

/**
 * Whether a guest may arrive on the day another leaves. 'booked': nobody arrives on a departure day,
 * which the specification counts as booked (section 3). 'free': only nights count. Leaving on the
 * day another guest arrives is always possible.
 */
export type TurnoverDay = 'booked' | 'free'

/** A stay: its nights are those from check-in up to the one before check-out. */
export interface StayDays {
  checkIn: Day
  checkOut: Day
}

/** Why a stay is not free; 'turnover': another guest leaves on the day of arrival. */
export interface InTheWay {
  night: Day
  why: Exclude<NightState, 'free'> | 'turnover'
}

/**
 * Nights of which the latest news is missing: what was taken or not open is still so, and every other
 * night of the window may have been sold since. Nothing may call a night free that this calls unknown.
 */
export function withoutPromises(
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

/** Whether nobody may arrive on a day because another guest leaves on it, though its night is free. */
export function isTurnover(nights: CabinNights, day: Day, turnoverDay: TurnoverDay): boolean {
  return turnoverDay === 'booked' && nights.taken.some(({ to }) => to === day)
}

/**
 * The first night that prevents a stay; null when all are free. A night of which nothing
 * is known is named only when nothing else is in the way.
 */
export function firstNightNotFree(
  stay: StayDays,
  nights: CabinNights,
  turnoverDay: TurnoverDay,
): InTheWay | null {
  const own = { from: stay.checkIn, to: stay.checkOut }
  const shut = [
    ...within(own, nights.taken).map((night) => ({ night, why: 'taken' }) as const),
    ...within(own, nights.notOpen).map((night) => ({ night, why: 'notOpen' }) as const),
  ].toSorted((a, b) => (a.night < b.night ? -1 : 1))
  const [first] = shut
  if (first?.night === stay.checkIn) return first
  if (isTurnover(nights, stay.checkIn, turnoverDay)) return { night: stay.checkIn, why: 'turnover' }
  const [night] = within(own, nights.unknown)
  return first ?? (night === undefined ? null : { night, why: 'unknown' })
}

/** Where each range begins within a stay, as far as it does. */
function within({ from, to }: NightRange, ranges: readonly NightRange[]): Day[] {
  return ranges
    .filter((range) => range.from < to && from < range.to)
    .map((range) => (range.from > from ? range.from : from))
}

/**
 * The last day on which a guest who arrives on `checkIn` can leave, `checkIn` itself where that night
 * cannot be slept; null when nothing limits the stay.
 */
export function latestCheckOut(checkIn: Day, { taken, notOpen }: CabinNights): Day | null {
  const next = [...taken, ...notOpen]
    .filter(({ to }) => to > checkIn)
    .map(({ from }) => (from > checkIn ? from : checkIn))
  return next.toSorted()[0] ?? null
}

/**
 * The red days (specification, section 3): every day from the start of a booking to its end,
 * inclusive. With 'free' the day of leaving is red only when another booking begins on it.
 */
export function bookedDaysOf(
  { taken }: Pick<CabinNights, 'taken'>,
  turnoverDay: TurnoverDay,
): Day[] {
  return taken.flatMap(({ from, to }) =>
    nightsIn({ from, to: turnoverDay === 'free' ? to : addDays(to, 1) }),
  )
}
