import { retention, type RetentionPeriod } from '#content/retention.ts'
import * as ofGuests from '#store/guest-data/retention-of-guests.ts'
import * as store from '#store/guest-data/retention.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import type { Wait } from '../work.ts'
import { removeFiles } from '../pictures/stored-files.ts'
import { eraseOrNote } from './erasure-work.ts'
import { clockJumpSince, type ClockDeps } from '../checks/clock.ts'
import { removeOldSignIns } from '../sign-in/sign-in.ts'

export type RetentionDeps = Pick<Dependencies, 'db' | 'clock' | 'storage'> & {
  wait: Wait
}
type WorkDeps = RetentionDeps & ClockDeps

type Periods = Readonly<Record<keyof typeof retention, RetentionPeriod>>
/** How many of each were deleted. */
export type Expired = Record<keyof Periods, number>

const batchSize = 100
/** Guests come first: others may write between two batches. */
const pauseMs = 50
/**
 * Needed even if a period is shorter: the outbox is used to count the confirmations sent to an
 * address in 24 hours (submit-inquiry.ts).
 */
const notificationsAtLeast = { hours: 24 }

/**
 * Deletes expired data once a day, and tries hourly after a failure. Fails, and deletes nothing, while
 * the clock cannot be trusted.
 */
export function retentionJob(deps: WorkDeps): PeriodicHandler {
  return {
    kinds: ['retention'],
    leaseMs: 30 * 60_000,
    everyMs: 24 * 60 * 60_000,
    afterFailureMs: 60 * 60_000,
    async run({ stopping }) {
      const since = await clockJumpSince(deps)
      if (since) throw new Error(`the clock is wrong, or has jumped since ${String(since)}`)
      const expired = await applyRetention(deps, stopping)
      return Object.values(expired).some((count) => count > 0) ? expired : null
    },
  }
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
  const { db, clock, storage } = deps
  const now = clock.now()
  const all = async (period: RetentionPeriod, deleteBatch: DeleteBatch) =>
    deleteAll(deps, signal, { before: endOf(period, now), deleteBatch })
  const entries = (status: 'pending' | 'rejected') => async (batch: store.Batch) => {
    const deleted = await inTransaction(db, (transaction) =>
      ofGuests.deleteEntries(transaction, status, batch),
    )
    await removeFiles(storage, deleted.files)
    return deleted.entries
  }

  const expired = {
    deliveredNotifications: await all(periods.deliveredNotifications, ({ before, limit }) =>
      store.deleteDelivered(db, {
        before: earlier(before, now.subtract(notificationsAtLeast)),
        limit,
      }),
    ),
    closedInquiries: await all(periods.closedInquiries, (batch) =>
      inTransaction(db, (transaction) => ofGuests.deleteClosedInquiries(transaction, batch)),
    ),
    rejectedReviews: await all(periods.rejectedReviews, (batch) =>
      inTransaction(db, (transaction) => ofGuests.deleteRejectedReviews(transaction, batch)),
    ),
    rejectedEntries: await all(periods.rejectedEntries, entries('rejected')),
    undecidedEntries: await all(periods.undecidedEntries, entries('pending')),
    referrals: await all(periods.referrals, (batch) => store.deleteReferrals(db, batch)),
    dailyCounts: await all(periods.dailyCounts, (batch) => store.deleteDailyCounts(db, batch)),
    activity: await all(periods.activity, (batch) => store.deleteActivity(db, batch)),
    stayLinks: await all(periods.stayLinks, (batch) => store.deleteStayLinks(db, batch)),
    unconfirmedOpenings: await all(periods.unconfirmedOpenings, (batch) =>
      inTransaction(db, (transaction) => ofGuests.deleteUnconfirmedOpenings(transaction, batch)),
    ),
    openings: await all(periods.openings, (batch) =>
      inTransaction(db, (transaction) => ofGuests.deletePastOpenings(transaction, batch)),
    ),
  }
  await removeOldSignIns(deps)
  // Even if nothing was deleted: a guest's deletion may still be waiting for this.
  await eraseOrNote(deps)
  return expired
}

type DeleteBatch = (batch: store.Batch) => Promise<number>

async function deleteAll(
  { wait }: RetentionDeps,
  signal: AbortSignal,
  { before, deleteBatch }: { before: Temporal.Instant; deleteBatch: DeleteBatch },
): Promise<number> {
  let total = 0
  while (!signal.aborted) {
    const count = await deleteBatch({ before, limit: batchSize })
    total += count
    if (count === 0) break
    await wait(pauseMs, signal)
  }
  return total
}

/** Older rows have expired. Months are calendar months in UTC. */
function endOf(period: RetentionPeriod, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO('UTC').subtract(period).toInstant()
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other
}
