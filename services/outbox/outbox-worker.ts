import { randomUUID } from 'node:crypto'
import { releaseClaims } from '#store/outbox/outbox-claims.ts'
import { startWorkLoop, type WorkLoop, type WorkLoopDeps } from '../work-loop.ts'
import {
  claimedAtOnce,
  deliverDue,
  type Round,
  type RoundDeps,
  type Signals,
} from './outbox-round.ts'

export { reachable, type Recipients, type Round } from './outbox-round.ts'

/** What other processes store rings no bell; it is found by looking. */
export type OutboxWorkerDeps = Omit<RoundDeps, 'worker'> &
  Pick<WorkLoopDeps, 'bell' | 'wait'> & {
    report: {
      /** After each round that had something to do. Counts only, no personal data. */
      round(round: Round): void
      /** The database is away, most likely. The worker goes on. */
      trouble(error: unknown): void
    }
  }

export type OutboxWorker = WorkLoop

const lookEveryMs = 5000
const afterTroubleMs = 10_000
/** How long stopping waits for what is being sent before it is broken off. */
const patienceMs = 5000

/**
 * Sends what waits in the outbox, round after round, until it is stopped: at least once each, never
 * overlapping with itself. Several processes may each run one.
 */
export function startOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { bell, wait, report, db } = deps
  const worker = randomUUID()
  const breakOff = new AbortController()
  return startWorkLoop({
    round: (stopping) => workOnce({ ...deps, worker }, { stopping, breakOff: breakOff.signal }),
    bell,
    wait,
    leave: () => releaseClaims(db, worker).catch((error: unknown) => report.trouble(error)),
    patienceMs,
    breakOff: () => breakOff.abort(),
  })
}

/** One round; answers the milliseconds to wait before the next. Never rejects. */
async function workOnce(
  { report, ...deps }: OutboxWorkerDeps & { worker: string },
  signals: Signals,
): Promise<number> {
  try {
    const round = await deliverDue(deps, signals)
    if (round.claimed > 0) report.round(round)
    return round.claimed < claimedAtOnce ? lookEveryMs : 0
  } catch (error) {
    report.trouble(error)
    return afterTroubleMs
  }
}
