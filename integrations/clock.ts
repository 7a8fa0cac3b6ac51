import { setTimeout } from 'node:timers/promises'
import type { Day } from '#contracts/dates.ts'

/** The only source of the current time, so that tests can set it. */
export interface Clock {
  now(): Temporal.Instant
  /** Today in an IANA zone such as 'America/Chicago'. */
  today(zone: string): Day
}

export const systemClock: Clock = clockOf(() => Temporal.Now.instant())

/** A clock stopped at an ISO 8601 instant with offset, such as '2025-06-01T12:00:00Z'. */
export function fixedClock(iso: string): Clock {
  const instant = Temporal.Instant.from(iso)
  return clockOf(() => instant)
}

function clockOf(now: () => Temporal.Instant): Clock {
  return {
    now,
    today: (zone) => now().toZonedDateTimeISO(zone).toPlainDate().toString(),
  }
}

/** Resolves after the milliseconds, or when the signal aborts. Does not keep the process alive. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => {})
}

const remotePatienceMs = 10_000

/** The time an HTTP server says it is, to the second; null if it cannot be asked or says none. */
export async function remoteClock(origin: string): Promise<Temporal.Instant | null> {
  try {
    const signal = AbortSignal.timeout(remotePatienceMs)
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    const date = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(date) ? null : Temporal.Instant.fromEpochMilliseconds(date)
  } catch {
    return null
  }
}
