import type { Versions } from '#store/versions.ts'
import { topics, type Follow, type Listener, type Topic } from './changes.ts'

/** How long pages are shown unverified while the database is down: old information beats none. */
export const longestUnverifiedMs = 15 * 60_000

/** A slower response counts as a failure, because a guest is waiting for the page. */
export const patienceMs = 2000

export interface ServerFollowing {
  read: () => Promise<Versions>
  /** Monotonic milliseconds. */
  now: () => number
  /** Resolves after the milliseconds, or when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface FileFollowing {
  read: () => Versions
  /** Calls the callback about once a second. */
  everySecond: (callback: () => void) => void
}

/**
 * For versions on a server. Every `catchUp` uses a read that began after the call, and concurrent
 * callers share the next one, so that throughput does not drop to one query per request and no page
 * is older than its request. If reading fails, nothing is announced until the last successful read
 * is too old; then everything is, and again after each such interval, so that no cached page
 * outlives it.
 */
export function followServer({ read, now, wait }: ServerFollowing): Follow {
  return (announce) => {
    const { notice, known } = noticing(announce)
    let vouchedAt = now()
    return sharedRun(async () => {
      const patience = new AbortController()
      try {
        const tooLate = wait(patienceMs, patience.signal).then(() => Promise.reject(new Error()))
        notice(await Promise.race([read(), tooLate]))
        vouchedAt = now()
      } catch {
        if (now() - vouchedAt < longestUnverifiedMs) return
        vouchedAt = now()
        for (const topic of known()) announce(topic)
      } finally {
        patience.abort()
      }
    })
  }
}

/** For the embedded file: no call waits, and another program's write is seen within a second. */
export function followFile({ read, everySecond }: FileFollowing): Follow {
  return (announce) => {
    const { notice } = noticing(announce)
    everySecond(() => {
      try {
        notice(read())
      } catch {
        // Briefly locked or missing: the next check will tell.
      }
    })
    return () => undefined
  }
}

/** Announces the topics whose versions have changed since the last time. */
function noticing(announce: Listener) {
  let versions: Versions = new Map()
  const known = () => [...new Set([...topics, ...versions.keys()])] as Topic[]
  return {
    known,
    notice: (current: Versions) => {
      if (current === versions) return
      const before = versions
      versions = current
      for (const topic of known()) if (before.get(topic) !== current.get(topic)) announce(topic)
    },
  }
}

/** Runs one at a time. Each caller gets a run begun after its call; waiting callers share one. */
export function sharedRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const start = (): Promise<Result> => {
    next = undefined
    underWay = work().finally(() => {
      // If a next run is waiting, callers join it until it begins.
      if (!next) underWay = undefined
    })
    return underWay
  }
  return () => {
    if (!underWay) return start()
    next ??= underWay.then(start, start)
    return next
  }
}
