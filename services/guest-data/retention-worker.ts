import { randomUUID } from 'node:crypto'
import { endTurn, takeTurn, type Chore } from '#store/chores.ts'
import { applyRetention, type Expired, type RetentionDeps } from './retention.ts'

export type RetentionWorkerDeps = RetentionDeps & {
  report: { expired(expired: Expired): void; trouble(error: unknown): void }
}

const chore: Chore = 'retention'
const lookEveryMs = 60 * 60_000
const every = { hours: 24 }
/** Longer than a day's work takes; should it take longer, two that work at once do no harm. */
const lease = { minutes: 30 }

/**
 * Deletes what has expired, once a day, whichever of several servers looks first: each looks at its
 * start and then every hour. Answers how to stop it.
 */
export function startRetention({ report, ...deps }: RetentionWorkerDeps): () => Promise<void> {
  const stopping = new AbortController()
  const worker = randomUUID()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await takeDailyTurn(deps, worker, stopping.signal).then(
        (expired) => expired && report.expired(expired),
        (error: unknown) => report.trouble(error),
      )
      await deps.wait(lookEveryMs, stopping.signal)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}

/** Null when it is not this server's turn. What was broken off is due again at the next look. */
async function takeDailyTurn(
  deps: RetentionDeps,
  worker: string,
  stopping: AbortSignal,
): Promise<Expired | null> {
  const { db } = deps
  const now = deps.clock.now()
  const turn = { chore, worker, now, leaseUntil: now.add(lease), lastBegunBy: now.subtract(every) }
  if (!(await takeTurn(db, turn))) return null
  let begunAt: Temporal.Instant | undefined
  try {
    const expired = await applyRetention(deps, stopping)
    if (!stopping.aborted) begunAt = now
    return expired
  } finally {
    await endTurn(db, turn, begunAt)
  }
}
