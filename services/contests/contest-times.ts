import type { StoredContest } from '#store/contests/contests.ts'

/** A value that expires at a given time; undefined for never. */
export interface Perishable<Value> {
  value: Value
  expiresAt: Temporal.Instant | undefined
}

type Times = Pick<StoredContest, 'status' | 'startDate' | 'endDate'>

/**
 * When a contest's status next changes by itself: an active one starts and ends; with a zone, also
 * at each midnight there, for the days left. Undefined for never.
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

/** Calendar days in the zone from today to the last day that accepts entries. */
export function daysLeft({ endDate }: Times, now: Temporal.Instant, zone: string): number {
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate()
  return dayOf(now).until(dayOf(endDate.subtract({ milliseconds: 1 }))).days
}

function isLater(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0
}
