import { claimNotifications } from '#store/outbox/outbox-claims.ts'
import { deliverOne } from './deliver.ts'
import type { RoundDeps, Signals } from './dependencies.ts'
import { reachable } from './recipients.ts'

/** How many notifications a round claimed, and their outcomes. */
export interface Round {
  claimed: number
  delivered: number
  postponed: number
  setAside: number
}

export const claimedAtOnce = 20
const sentAtOnce = 5
// The slowest transport takes 20 s a message, so a batch ends within 80 s.
const leaseMs = 120_000

function leaseAt(now: Temporal.Instant) {
  return { now, leaseUntil: now.add({ milliseconds: leaseMs }) }
}

/**
 * Claims and sends what is due. If recording a result fails, the notification is claimed again
 * after its lease: sent twice rather than lost. Rejects with the first such failure once everything
 * started has ended.
 */
export async function deliverDue(deps: RoundDeps, signals: Signals): Promise<Round> {
  const { db, clock, worker } = deps
  const now = clock.now()
  const batch = await claimNotifications(db, {
    worker,
    ...leaseAt(now),
    recipients: reachable(deps),
    limit: claimedAtOnce,
  })
  const round: Round = { claimed: batch.length, delivered: 0, postponed: 0, setAside: 0 }

  // Several workers share the queue; an iterator yields each entry once.
  const queue = batch.values()
  const lane = async () => {
    for (const notification of queue) {
      if (signals.stopping.aborted) return
      const result = await deliverOne(deps, notification, signals)
      if (result) round[result] += 1
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: sentAtOnce }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return round
}
