import { randomUUID } from 'node:crypto'
import { releaseClaims } from '#store/outbox-claims.ts'
import type { Bell } from './bell.ts'
import {
  claimedAtOnce,
  deliverDue,
  type Round,
  type RoundParts,
  type Signals,
} from './outbox-round.ts'

export type { Recipients, Round } from './outbox-round.ts'

export type OutboxWorkerParts = Omit<RoundParts, 'worker'> & {
  /** Rung when there is something new. What other processes store is found by looking. */
  bell: Bell
  /** Resolves after the milliseconds, or as soon as the signal aborts; it never rejects. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  report: {
    /** After each round that had something to do. Counts only, no personal data. */
    round(round: Round): void
    /** The database is away, most likely. The worker goes on. */
    trouble(error: unknown): void
  }
}

export type OutboxWorker = {
  /** Begins nothing more, finishes what it is sending, and resolves. Never rejects. */
  stop(): Promise<void>
}

const lookEveryMs = 5000
const afterTroubleMs = 10_000
/** How long stopping waits for what is being sent before it is broken off. */
const patienceMs = 5000

/**
 * Sends what waits in the outbox, round after round, until it is stopped: at least once each, never
 * overlapping with itself. Several processes may each run one.
 */
export function startOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { bell, wait, report, db } = parts
  const worker = randomUUID()
  const stopping = new AbortController()
  const breakOff = new AbortController()
  let alarm = new AbortController()
  const stopListening = bell.listen(() => alarm.abort())

  const work = async () => {
    while (!stopping.signal.aborted) {
      // Set before looking, so that a ring during the round is not missed.
      alarm = new AbortController()
      const pauseMs = await workOnce(
        { ...parts, worker },
        { stopping: stopping.signal, breakOff: breakOff.signal },
      )
      if (pauseMs > 0 && !stopping.signal.aborted) await wait(pauseMs, alarm.signal)
    }
    await releaseClaims(db, worker).catch((error: unknown) => report.trouble(error))
  }
  const ended = work()

  return {
    async stop() {
      stopListening()
      stopping.abort()
      alarm.abort()
      const patience = new AbortController()
      await Promise.race([ended, wait(patienceMs, patience.signal)])
      patience.abort()
      breakOff.abort()
      await ended
    },
  }
}

/** One round; answers the milliseconds to wait before the next. Never rejects. */
async function workOnce(
  { report, ...parts }: OutboxWorkerParts & { worker: string },
  signals: Signals,
): Promise<number> {
  try {
    const round = await deliverDue(parts, signals)
    if (round.claimed > 0) report.round(round)
    return round.claimed < claimedAtOnce ? lookEveryMs : 0
  } catch (error) {
    report.trouble(error)
    return afterTroubleMs
  }
}
