import type { Clock } from '#integrations/clock.ts'
import { remoteClock } from '#integrations/remote-clock.ts'
import type { Database } from '#store/database.ts'
import { serverClock } from '#store/integrity.ts'

/** Slower answers and whole seconds. */
export const slightMs = 10_000
/** From here on links, sessions and days come out wrong. */
export const muchMs = 5 * 60_000

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
export async function clockAheadMs({ db, clock, services }: Asked): Promise<number | null> {
  let theirs = db ? await serverClock(db).catch(() => null) : null
  for (const url of services) theirs ??= await remoteClock(new URL(url).origin)
  return theirs && clock.now().epochMilliseconds - theirs.epochMilliseconds
}

/** Such as '86400 seconds ahead of others'. */
export function describeOffset(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return `${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} others`
}
