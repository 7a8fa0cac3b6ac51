import type { StoredContest } from '#store/contests/contests.ts'

/** Something true until a moment at which it changes by itself; undefined for never. */
export interface Perishable<Value> {
  value: Value
  expiresAt: Temporal.Instant | undefined
}

type Times = Pick<StoredContest, 'status' | 'startDate' | 'endDate'>

/**
 * When what can be said of a contest next changes by itself: an active one begins and ends, and
 * with a zone, also each midnight there, for the days left. Undefined for never.
 */
export function nextTurn(
  { status, startDate, endDate }: Times,
  now: Temporal.Instant,
  zone?: string,
): Temporal.Instant | undefined {
  if (status !== 'active') return undefined
  if (isLater(startDate, now)) return startDate
  if (!isLater(endDate, now)) return undefined
  if (zone === undefined) return endDate
  const midnight = now.toZonedDateTimeISO(zone).add({ days: 1 }).startOfDay().toInstant()
  return isLater(endDate, midnight) ? midnight : endDate
}

/** Calendar days in the zone from today to the last day on which entries are taken. */
export function daysLeft({ endDate }: Times, now: Temporal.Instant, zone: string): number {
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate()
  return dayOf(now).until(dayOf(endDate.subtract({ milliseconds: 1 }))).days
}

function isLater(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0
}
