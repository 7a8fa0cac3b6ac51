import { EventEmitter } from 'node:events'
import type { Clock } from '#integrations/clock.ts'
import { startWork, type Running, type Wait, type WorkEvents } from './work.ts'

export interface PolledSourceOptions<Value> {
  /** Reads the remote service once, within its own time limit; ends when the signal aborts. */
  read: (signal: AbortSignal) => Promise<Value>
  clock: Pick<Clock, 'now'>
  /** Milliseconds from the end of one read to the start of the next. */
  everyMs: number
  /** How long the last good value counts while reads fail. */
  staleForMs: number
  /** While false nothing is read; the first look after that reads at once. */
  isOn?: () => boolean
  /** Called after a read has changed what `current()` returns. */
  onChange: () => void
  wait: Wait
}

export interface Snapshot<Value> {
  /** The last good value; null before the first and once it is stale. */
  value: Value | null
  /** When `value` was read. */
  updatedAt: Temporal.Instant | null
  /** Why the last read failed; null after a success. */
  failure: Error | null
}

/** A remote service polled in the background, so that no request waits for it. */
export interface PolledSource<Value> {
  current(): Snapshot<Value>
  /**
   * Reads now and resolves at the end of the read, successful or not. Concurrent callers share one
   * read, and there is none within 30 seconds of the last. Never rejects.
   */
  refresh(): Promise<void>
  /** Starts polling; the first read begins at once. */
  start(): void
  /** Aborts the current read and stops polling. */
  stop(): Promise<void>
}

/** Calendars and feeds: read every ten minutes; the last good value counts for a day. */
export const calendarPace = { everyMs: 10 * 60_000, staleForMs: 24 * 60 * 60_000 } as const

/** The shortest time between two requested reads. */
export const restMs = 30_000

/** Polls a remote service and keeps the last good value. */
export function createPolledSource<Value>(
  options: PolledSourceOptions<Value>,
): PolledSource<Value> {
  const { clock, everyMs, staleForMs, wait, isOn = () => true } = options
  const stopping = new AbortController()
  let last: { value: Value; updatedAt: Temporal.Instant } | null = null
  let failure: Error | null = null
  let startedAt: Temporal.Instant | null = null
  let reading: Promise<void> | undefined
  let wasSkipped = false
  let polling: Running | undefined
  const events: WorkEvents = new EventEmitter()

  const attempt = async (): Promise<boolean> => {
    try {
      const value = await options.read(stopping.signal)
      last = { value, updatedAt: clock.now() }
      failure = null
      return true
    } catch (error) {
      const before = failure?.message
      failure = error instanceof Error ? error : new Error('unknown', { cause: error })
      return failure.message !== before
    }
  }
  const readOnce = async (): Promise<void> => {
    startedAt = clock.now()
    const hasChanged = await attempt()
    reading = undefined
    if (stopping.signal.aborted) return
    if (hasChanged) options.onChange()
  }
  const read = async (): Promise<void> => {
    wasSkipped = !isOn()
    if (!wasSkipped) await (reading ??= readOnce())
  }

  return {
    current() {
      if (wasSkipped && isOn()) void read()
      const fresh = last && ageOf(last.updatedAt, clock) < staleForMs ? last : null
      return { value: fresh?.value ?? null, updatedAt: fresh?.updatedAt ?? null, failure }
    },
    async refresh() {
      if (stopping.signal.aborted) return
      const isRested = startedAt === null || ageOf(startedAt, clock) >= restMs
      if (!isRested) return reading
      const refreshed = read()
      // Polling continues `everyMs` after this read.
      events.emit('added')
      await refreshed
    },
    start() {
      if (polling || stopping.signal.aborted) return
      // `attempt` keeps failures for `current()`.
      const report = { done() {}, failed() {} }
      polling = startWork({ every: everyMs, round: read, events }, { wait, report })
    },
    async stop() {
      stopping.abort()
      await polling?.stop()
      await reading
    },
  }
}

function ageOf(instant: Temporal.Instant, { now }: Pick<Clock, 'now'>): number {
  return now().epochMilliseconds - instant.epochMilliseconds
}
