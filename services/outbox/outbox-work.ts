import { randomUUID } from 'node:crypto'
import { releaseClaims } from '#store/outbox/outbox-claims.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'
import { claimedAtOnce, deliverDue, type Round, type RoundDeps } from './outbox-round.ts'

export { reachable, type Recipients, type Round } from './outbox-round.ts'

export type OutboxWorkDeps = Omit<RoundDeps, 'worker'> & Pick<Dependencies, 'outboxEvents'>

/**
 * Sends what is waiting in the outbox, each message at least once. Several servers may send side by
 * side: each message is claimed by one of them. What other processes store is found by polling.
 */
export function outboxWork({ outboxEvents, ...deps }: OutboxWorkDeps): Work<Round> {
  const worker = randomUUID()
  const aborting = new AbortController()
  return {
    every: 5000,
    afterFailure: 10_000,
    events: outboxEvents,
    round: (stopping) => deliverDue({ ...deps, worker }, { stopping, breakOff: aborting.signal }),
    pauseAfter: ({ claimed }) => (claimed < claimedAtOnce ? 5000 : 0),
    release: () => releaseClaims(deps.db, worker),
    abort: { afterMs: 5000, run: () => aborting.abort() },
  }
}
