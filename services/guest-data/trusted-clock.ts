import { lastDone } from '#store/jobs.ts'
import type { Dependencies } from '../dependencies.ts'
import { muchMs } from '../doctor/clock-offset.ts'

export type ClockDeps = Pick<Dependencies, 'db' | 'clock'> & {
  /** How far this machine's clock is ahead of others; null if that is unknown. */
  clockAheadMs?: () => Promise<number | null>
}

/** A site that deletes every day was off for longer, or its clock jumped. */
const longestGap = { hours: 8 * 24 }
/** Time for the owner to read the alert and set the clock right. */
const provenByRunningMs = 7 * 24 * 60 * 60_000

/**
 * Null if what has expired may be deleted; otherwise when that was last done. A clock years ahead
 * would delete guests' records for good. Other machines' clocks decide; without any, a clock that
 * jumped counts once this server has run with it for a week.
 */
export async function clockJumpSince(
  { db, clock, clockAheadMs }: ClockDeps,
  ranForMs = process.uptime() * 1000,
): Promise<Temporal.Instant | null> {
  const last = await lastDone(db, 'retention')
  const aheadMs = (await clockAheadMs?.()) ?? null
  if (aheadMs !== null) return aheadMs > muchMs ? (last ?? clock.now()) : null
  const isShort = !last || Temporal.Instant.compare(clock.now(), last.add(longestGap)) <= 0
  return isShort || ranForMs >= provenByRunningMs ? null : last
}
