import { CalendarError } from '#integrations/calendar.ts'
import { type CalendarEvent, eventIdSchema } from '#contracts/events.ts'
import { calendarMessages } from '#contracts/messages.ts'
import type { Changes } from '../changes.ts'
import { calendarPace, createPolledSource, type PolledSourceOptions } from '../polled-source.ts'
import { createHash } from 'node:crypto'
import { regularEvents } from '#content/events/regular.ts'
import { sampleEvents } from '#content/events/samples/index.ts'
import { site } from '#content/site.ts'
import { occurrenceWithId } from '#contracts/regular-events.ts'

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

const builtInIds = new Set(sampleEvents.map(({ id }) => id))

/**
 * Gives every event a unique id that is valid in an address: its own if possible,
 * else one made from it, the same each time. Of events with one id the first is kept.
 */
export function withSafeIds(events: readonly CalendarEvent[]): CalendarEvent[] {
  const byId = new Map<string, CalendarEvent>()
  for (const event of events) {
    const id = safeId(event.id)
    if (!byId.has(id)) byId.set(id, { ...event, id })
  }
  return [...byId.values()]
}

function safeId(id: string): string {
  const isUsable = eventIdSchema.safeParse(id).success && !isBuiltIn(id)
  return isUsable ? id : `live-${createHash('sha256').update(id).digest('base64url').slice(0, 22)}`
}

function isBuiltIn(id: string): boolean {
  return builtInIds.has(id) || occurrenceWithId(id, regularEvents, site.timeZone) !== null
}
