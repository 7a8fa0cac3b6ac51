import { CalendarError } from '#integrations/calendar.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { calendarMessages } from '#contracts/messages.ts'
import type { Changes } from '../changes.ts'
import { withSafeIds } from './safe-ids.ts'
import { calendarPace, createPolledSource, type PolledSourceOptions } from '../polled-source.ts'

/** What the calendar service has told, as of its last good answer. */
export interface CalendarState {
  events: readonly CalendarEvent[]
  /** When they were read; null while nothing (still) counts. */
  updatedAt: Temporal.Instant | null
  /** What the banner says (specification, section 8); null when nothing failed. */
  error: string | null
}

export interface Calendar {
  current(): CalendarState
  /** Reads again, unless that has just been done; resolves at the end of it. Never rejects. */
  refresh(): Promise<void>
}

/** A calendar that reads by itself; `report` hears of every new failure. */
export type PolledCalendar = Calendar & {
  start(report: (failure: Error) => void): void
  stop(): Promise<void>
}

export type CalendarDeps = Pick<PolledSourceOptions<CalendarEvent[]>, 'read' | 'clock' | 'wait'> & {
  changes: Pick<Changes, 'announce'>
}

/** A site without a calendar service: its own events, and no banner. */
export const noCalendar: PolledCalendar = {
  current: () => ({ events: [], updatedAt: null, error: null }),
  refresh: async () => {},
  start: () => {},
  stop: async () => {},
}

/**
 * Reads the calendar every ten minutes; while that fails, the last good answer counts for a day.
 * Nobody who asks waits for it, and one reading serves all.
 */
export function createCalendar({ changes, read, ...deps }: CalendarDeps): PolledCalendar {
  let tell: ((failure: Error) => void) | undefined
  const source = createPolledSource({
    ...deps,
    read: async (signal) => withSafeIds(await read(signal)),
    ...calendarPace,
    onChange() {
      changes.announce('events')
      const { failure } = source.current()
      if (failure) tell?.(failure)
    },
  })
  return {
    current() {
      const { value, updatedAt, failure } = source.current()
      return { events: value ?? [], updatedAt, error: failure && sentenceOf(failure) }
    },
    refresh: () => source.refresh(),
    start(report) {
      tell = report
      source.start()
    },
    stop: () => source.stop(),
  }
}

/** Only what was written for visitors reaches them. */
function sentenceOf(failure: Error): string {
  return failure instanceof CalendarError ? failure.message : calendarMessages.notLoaded
}
