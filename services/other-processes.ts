import type { Versions } from '#store/versions.ts'
import { topics, type Follow, type Listener } from './changes.ts'

/**
 * How long pages are shown that nobody can vouch for, because the database does not answer. A
 * guest on the road would rather read what was true a minute ago than nothing.
 */
export const longestUnverifiedMs = 60_000

/** An answer that takes longer counts as none: a guest waits for the page. */
export const patienceMs = 2000

export interface ServerFollowing {
  read: () => Promise<Versions>
  /** Milliseconds that never go back. */
  now: () => number
  /** Resolves after so many milliseconds, or when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface FileFollowing {
  read: () => Versions
  /** Calls back again and again, about once a second. */
  everySecond: (callback: () => void) => void
}

/**
 * For versions on a server: every `catchUp` is answered by a reading that began after it was
 * called, and those who call meanwhile share the next. So throughput does not fall to one query a
 * request, and no page is shown that was out of date when it was asked for. When reading fails,
 * nothing is announced, unless the last good reading is too old: then everything, and again after
 * as long, so that nothing kept outlives it.
 */
export function followServer({ read, now, wait }: ServerFollowing): Follow {
  return (announce) => {
    const notice = noticing(announce)
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
        for (const topic of topics) announce(topic)
      } finally {
        patience.abort()
      }
    })
  }
}

/**
 * For versions in the embedded file, which one server has for itself: nobody waits for a reading,
 * and what another program writes to the file is noticed within a second.
 */
export function followFile({ read, everySecond }: FileFollowing): Follow {
  return (announce) => {
    const notice = noticing(announce)
    everySecond(() => {
      try {
        notice(read())
      } catch {
        // Locked or gone for a moment: the next look will tell.
      }
    })
    return () => undefined
  }
}

/** Announces the topics whose versions are not those of the last time. */
function noticing(announce: Listener): (current: Versions) => void {
  let known: Versions | undefined
  return (current) => {
    if (current === known) return
    for (const topic of topics) if (known?.get(topic) !== current.get(topic)) announce(topic)
    known = current
  }
}

/**
 * However many ask, the work is done once at a time: each who asks gets a run that began after
 * asking, which is the one under way for nobody but the first and the next one for all the others.
 */
export function sharedRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const start = (): Promise<Result> => {
    next = undefined
    underWay = work().finally(() => {
      // With another waiting, callers join it until it has begun.
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
