import type { Versions } from '#store/versions.ts'
import { topics, type Follow, type Listener } from './changes.ts'
import { sharedRun } from './shared-run.ts'

/**
 * How long pages are shown that nobody can vouch for, because the database does not answer. A
 * guest on the road would rather read what was true a minute ago than nothing.
 */
export const longestUnverifiedMs = 60_000

/** An answer that takes longer counts as none: a guest waits for the page. */
export const patienceMs = 2000

/** Milliseconds that never go back. */
type Now = () => number

export type ServerFollowing = {
  read: () => Promise<Versions>
  now: Now
  /** Resolves after so many milliseconds, or when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export type FileFollowing = {
  read: () => Versions
  now: Now
}

/**
 * For versions on a server: every `catchUp` is answered by a reading that began after it was
 * called, and those who call meanwhile share the next. So throughput does not fall to one query a
 * request, and no page is shown that was out of date when it was asked for.
 */
export function followServer({ read, now, wait }: ServerFollowing): Follow {
  return (announce) => {
    const notice = noticing(announce, now)
    return sharedRun(async () => {
      const patience = new AbortController()
      try {
        const tooLate = wait(patienceMs, patience.signal).then(() => Promise.reject(new Error()))
        notice.versions(await Promise.race([read(), tooLate]))
      } catch {
        notice.failure()
      } finally {
        patience.abort()
      }
    })
  }
}

/** For versions in a file, which are read at once: nobody waits. */
export function followFile({ read, now }: FileFollowing): Follow {
  return (announce) => {
    const notice = noticing(announce, now)
    return () => {
      try {
        notice.versions(read())
      } catch {
        notice.failure()
      }
    }
  }
}

/**
 * Announces the topics whose versions are new. A failed reading announces nothing, unless the last
 * good one is too old: then everything, and again after as long, so that nothing kept outlives it.
 */
function noticing(announce: Listener, now: Now) {
  let known: Versions | undefined
  let vouchedAt = now()
  return {
    versions(current: Versions) {
      vouchedAt = now()
      if (current === known) return
      for (const topic of topics) if (known?.get(topic) !== current.get(topic)) announce(topic)
      known = current
    },
    failure() {
      if (now() - vouchedAt < longestUnverifiedMs) return
      vouchedAt = now()
      for (const topic of topics) announce(topic)
    },
  }
}
