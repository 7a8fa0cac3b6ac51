import { retention, type RetentionPeriod } from '#content/retention.ts'
import { inTransaction } from '#store/database.ts'
import { eraseDeleted } from '#store/erasure.ts'
import { deleteExpired } from '#store/guest-data/guest-data.ts'
import { expiries, type Expiry } from '#store/guest-data/personal-tables.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import type { Wait } from '../work.ts'
import { removeFiles } from '../pictures/stored-files.ts'
import { clockJumpSince, type ClockDeps } from '../checks/clock.ts'
import { removeOldSignIns } from '../sign-in/sign-in.ts'

export type RetentionDeps = Pick<Dependencies, 'db' | 'clock' | 'storage'> & {
  wait: Wait
  /** Runs the work while nothing copies the embedded database; omitted if nothing does. */
  paused?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined
}

type Name = keyof typeof retention
type Periods = Readonly<Record<Name, RetentionPeriod>>
/** How many of each were deleted. */
export type Expired = Record<Name, number>

const names = Object.keys(retention) as Name[]
const batchSize = 100
/** Guests come first: others may write between two batches. */
const pauseMs = 50

/**
 * Deletes expired data once a day, and tries hourly after a failure. Fails, and deletes nothing, while
 * the clock cannot be trusted.
 */
export function retentionJob(deps: RetentionDeps & ClockDeps): PeriodicHandler {
  return {
    kinds: ['retention'],
    leaseMs: 30 * 60_000,
    everyMs: 24 * 60 * 60_000,
    afterFailureMs: 60 * 60_000,
    async run({ stopping }) {
      const since = await clockJumpSince(deps)
      if (since) throw new Error(`the clock is wrong, or has jumped since ${String(since)}`)
      const expired = await applyRetention(deps, stopping)
      const isErased = await eraseAll(deps)
      const found = Object.entries(expired).filter(([, count]) => count > 0)
      if (found.length === 0 && isErased) return null
      // Another program reads the database all the time: see docs/privacy.md.
      return { ...Object.fromEntries(found), ...(!isErased && { failed: 'still in the log' }) }
    },
  }
}

/** Even if nothing was deleted: a guest's deletion may be waiting for this. */
async function eraseAll({ db, paused }: RetentionDeps): Promise<boolean> {
  if (await eraseDeleted(db)) return true
  return paused ? paused(() => eraseDeleted(db)) : false
}

/**
 * Deletes data kept longer than `content/retention.ts` says, in batches, and expired sign-ins. Safe
 * to run on several servers at once. Ends early when the signal aborts; the rest waits for the next
 * round. Throws if the database is down.
 */
export async function applyRetention(
  deps: RetentionDeps,
  signal: AbortSignal = new AbortController().signal,
  periods: Periods = retention,
): Promise<Expired> {
  const expired = {} as Expired
  for (const name of names) expired[name] = await expire(deps, signal, name, periods[name])
  await removeOldSignIns(deps)
  return expired
}

async function expire(
  { db, clock, storage, wait }: RetentionDeps,
  signal: AbortSignal,
  name: Name,
  period: RetentionPeriod,
): Promise<number> {
  // Months are calendar months in UTC.
  const now = clock.now().toZonedDateTimeISO('UTC')
  const { atLeast = { hours: 0 } }: Expiry = expiries[name]
  const latest = now.subtract(atLeast).toInstant()
  const end = now.subtract(period).toInstant()
  const before = Temporal.Instant.compare(end, latest) < 0 ? end : latest
  let total = 0
  while (!signal.aborted) {
    const { deleted, files } = await inTransaction(db, (transaction) =>
      deleteExpired(transaction, name, { before, limit: batchSize }),
    )
    await removeFiles(storage, files)
    total += deleted
    if (deleted === 0) break
    await wait(pauseMs, signal)
  }
  return total
}
