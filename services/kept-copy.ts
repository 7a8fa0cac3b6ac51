import type { Clock } from '#integrations/clock.ts'
import type { Schedule } from '#integrations/schedule.ts'

export interface KeptCopyParts<Value> {
  /** One reading from the other machine. It limits its own time and ends when the signal aborts. */
  read: (signal: AbortSignal) => Promise<Value>
  clock: Pick<Clock, 'now'>
  /** Milliseconds from the end of one reading to the next. */
  everyMs: number
  /** Milliseconds for which the last good value is shown while readings fail. */
  staleForMs: number
  /** Told after `current()` has begun to answer something else because of a reading. */
  onChange: () => void
  schedule: Schedule
}

export interface KeptState<Value> {
  /** The last good value, null before the first and once it is too old. */
  value: Value | null
  /** When `value` was read. */
  updatedAt: Temporal.Instant | null
  /** Why the last reading failed; null after a good one. */
  failure: Error | null
}

/** What another machine last told us. Asking for it never waits for that machine. */
export interface KeptCopy<Value> {
  current(): KeptState<Value>
  /**
   * A reading out of turn: resolves when it has ended, well or not. Everybody who asks meanwhile
   * shares it, and within 30 seconds of the last one nothing is read. Never rejects.
   */
  refresh(): Promise<void>
  /** Begins to read by itself, now for the first time. */
  start(): void
  /** Breaks off what is under way and reads nothing more. */
  stop(): Promise<void>
}

/** For calendars of either kind: read every ten minutes, and a last good answer counts for a day. */
export const calendarPace = { everyMs: 10 * 60_000, staleForMs: 24 * 60 * 60_000 } as const

/** How soon after one reading somebody who asks for it gets another. */
export const restMs = 30_000

/** Keeps the last good value of something read from another machine, and keeps it fresh. */
export function createKeptCopy<Value>(parts: KeptCopyParts<Value>): KeptCopy<Value> {
  const { clock, everyMs, staleForMs, schedule } = parts
  const ending = new AbortController()
  let kept: { value: Value; updatedAt: Temporal.Instant } | null = null
  let failure: Error | null = null
  let begunAt: Temporal.Instant | null = null
  let underWay: Promise<void> | undefined
  let isStarted = false
  let cancelNext: (() => void) | undefined

  const attempt = async (): Promise<boolean> => {
    try {
      const value = await parts.read(ending.signal)
      kept = { value, updatedAt: clock.now() }
      failure = null
      return true
    } catch (error) {
      const told = failure?.message
      failure = error instanceof Error ? error : new Error('unknown', { cause: error })
      return failure.message !== told
    }
  }
  const readOnce = async (): Promise<void> => {
    cancelNext?.()
    begunAt = clock.now()
    const hasChanged = await attempt()
    underWay = undefined
    if (ending.signal.aborted) return
    if (isStarted) cancelNext = schedule(() => void read(), everyMs)
    if (hasChanged) parts.onChange()
  }
  const read = (): Promise<void> => (underWay ??= readOnce())

  return {
    current() {
      const fresh = kept && ageOf(kept.updatedAt, clock) < staleForMs ? kept : null
      return { value: fresh?.value ?? null, updatedAt: fresh?.updatedAt ?? null, failure }
    },
    async refresh() {
      if (ending.signal.aborted) return
      const isRested = begunAt === null || ageOf(begunAt, clock) >= restMs
      await (isRested ? read() : underWay)
    },
    start() {
      if (isStarted || ending.signal.aborted) return
      isStarted = true
      void read()
    },
    async stop() {
      ending.abort()
      cancelNext?.()
      await underWay
    },
  }
}

function ageOf(instant: Temporal.Instant, { now }: Pick<Clock, 'now'>): number {
  return now().epochMilliseconds - instant.epochMilliseconds
}
