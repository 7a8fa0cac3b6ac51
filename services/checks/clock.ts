import { remoteClock, type Clock } from '#integrations/clock.ts'
import type { Database } from '#store/database.ts'
import { serverClock } from '#store/integrity.ts'
import { lastDone } from '#store/rounds.ts'
import type { Dependencies } from '../dependencies.ts'
import { broken, dayOf, fine, warning, type OwnersCheck, type Zoned } from './check.ts'

export type ClockDeps = Pick<Dependencies, 'db' | 'clock'> & {
  /** How far this machine's clock is ahead of others; null if that is unknown. */
  clockAheadMs?: () => Promise<number | null>
}

/** Slower answers and whole seconds. */
const slightMs = 10_000
/** From here on links, sessions and days come out wrong. */
const muchMs = 5 * 60_000
/** A site that deletes every day was off for longer, or its clock jumped. */
const longestGap = { hours: 8 * 24 }
/** Time for the owner to read the alert and set the clock right. */
const provenByRunningMs = 7 * 24 * 60 * 60_000
const follows =
  'While it is wrong, so are dates, contest deadlines and sign-ins, and old data is not deleted.'

export const clock: OwnersCheck<Omit<ClockDeps, 'db'> & Zoned & { db: Database | null }> = {
  id: 'clock',
  title: 'The clock of your server is wrong',
  toDo: 'Set its clock by a time server, such as with systemd-timesyncd.',
  isOperators: true,
  isPerServer: true,
  async ask({ db, ...deps }) {
    const aheadMs = (await deps.clockAheadMs?.()) ?? null
    if (aheadMs === null) {
      const since = db && (await clockJumpSince({ ...deps, db }))
      if (!since) return [fine('nothing to compare it with')]
      const day = dayOf(since, deps)
      const what = `The clock of the server has jumped ahead since ${day}, or the site was off for more than a week`
      return [warning(`${what}. ${follows}`)]
    }
    const off = Math.abs(aheadMs)
    const what = `The clock of the server is ${lengthOf(off)} ${aheadMs > 0 ? 'ahead of' : 'behind'} others`
    if (off > muchMs) return [broken(`${what}. ${follows}`)]
    return [off > slightMs ? warning(what, clock.toDo) : fine('right')]
  },
}

function lengthOf(ms: number): string {
  const hours = ms / 3_600_000
  return hours < 1 ? `${Math.round(ms / 1000)} seconds` : `${hours.toFixed(1)} hours`
}

interface Asked {
  db: Database | null
  clock: Pick<Clock, 'now'>
  /** Addresses of services of the settings, asked one after the other until one answers. */
  services: readonly string[]
}

/**
 * How far this machine's clock is ahead of the database server's, or of the first service that says
 * its time; negative if behind, null if there is nothing to compare it with.
 */
export async function clockAheadMs({ db, clock: ours, services }: Asked): Promise<number | null> {
  let theirs = db ? await serverClock(db).catch(() => null) : null
  for (const url of services) theirs ??= await remoteClock(new URL(url).origin)
  return theirs && ours.now().epochMilliseconds - theirs.epochMilliseconds
}

/**
 * Null if what has expired may be deleted; otherwise when that was last done. A clock years ahead
 * would delete guests' records for good. Other machines' clocks decide; without any, a clock that
 * jumped counts once this server has run with it for a week.
 */
export async function clockJumpSince(
  { db, clock: ours, clockAheadMs: ahead }: ClockDeps,
  ranForMs = process.uptime() * 1000,
): Promise<Temporal.Instant | null> {
  const last = await lastDone(db, 'retention')
  const aheadMs = (await ahead?.()) ?? null
  if (aheadMs !== null) return aheadMs > muchMs ? (last ?? ours.now()) : null
  const isShort = !last || Temporal.Instant.compare(ours.now(), last.add(longestGap)) <= 0
  return isShort || ranForMs >= provenByRunningMs ? null : last
}
