import { randomUUID } from 'node:crypto'
import { releaseClaims } from '#store/outbox/outbox-claims.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'
import type { RoundDeps } from './dependencies.ts'
import { claimedAtOnce, deliverDue, type Round } from './outbox-round.ts'

export type OutboxWorkDeps = Omit<RoundDeps, 'worker'> & Pick<Dependencies, 'outboxEvents'>

/**
 * Sends the outbox's waiting messages, each at least once. Several servers may send in parallel:
 * each message is claimed by one of them. Messages stored by other processes are found by polling.
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
