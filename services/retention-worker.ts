import { applyRetention, type Expired, type RetentionParts } from './retention.ts'

export type RetentionWorkerParts = RetentionParts & {
  report: { expired(expired: Expired): void; trouble(error: unknown): void }
}

const everyMs = 24 * 60 * 60_000

/** Deletes what has expired at once and then every day. Answers how to stop it. */
export function startRetention({ report, ...parts }: RetentionWorkerParts): () => Promise<void> {
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await applyRetention(parts, stopping.signal).then(
        (expired) => report.expired(expired),
        (error: unknown) => report.trouble(error),
      )
      await parts.wait(everyMs, stopping.signal)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}
