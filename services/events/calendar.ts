import { CalendarError } from '#integrations/calendar.ts'
import { type CalendarEvent, eventIdSchema } from '#contracts/events.ts'
import { calendarMessages } from '#contracts/messages.ts'
import type { Changes } from '../changes.ts'
import type { Site } from '../site/site.ts'
import { calendarPace, createPolledSource, type PolledSourceOptions } from '../polled-source.ts'
import { createHash } from 'node:crypto'
import { isBuiltIn } from './built-in.ts'

/** The calendar's events as of the last successful read. */
export interface CalendarState {
  events: readonly CalendarEvent[]
  /** When they were read; null if there are none or they have expired. */
  updatedAt: Temporal.Instant | null
  /** The banner's text (specification, section 8); null if nothing failed. */
  error: string | null
}

export interface Calendar {
  current(): CalendarState
  /** Reads again unless just done; resolves at the end. Never rejects. */
  refresh(): Promise<void>
}

/** A calendar polled in the background; `report` is called for every new failure. */
export type PolledCalendar = Calendar & {
  start(report: (failure: Error) => void): void
  stop(): Promise<void>
}

export type CalendarDeps = Pick<
  PolledSourceOptions<CalendarEvent[]>,
  'read' | 'clock' | 'wait' | 'isOn'
> & {
  changes: Pick<Changes, 'announce'>
  site: Site
}

/** For a site without a calendar service: built-in events, no banner. */
export const noCalendar: PolledCalendar = {
  current: () => ({ events: [], updatedAt: null, error: null }),
  refresh: async () => {},
  start: () => {},
  stop: async () => {},
}

/**
 * Reads the calendar every ten minutes; while that fails, the last successful read counts for a
 * day. Requests never wait for a read, and concurrent refreshes share one.
 */
export function createCalendar({ site, changes, read, ...deps }: CalendarDeps): PolledCalendar {
  let tell: ((failure: Error) => void) | undefined
  const source = createPolledSource({
    ...deps,
    read: async (signal) => withSafeIds(await read(signal), site),
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

/** Only messages written for visitors reach them. */
function sentenceOf(failure: Error): string {
  return failure instanceof CalendarError ? failure.message : calendarMessages.notLoaded
}

/** Gives events unique, URL-safe, stable ids; of equal ids the first event wins. */
export function withSafeIds(events: readonly CalendarEvent[], site: Site): CalendarEvent[] {
  const byId = new Map<string, CalendarEvent>()
  for (const event of events) {
    const id = safeId(event.id, site)
    if (!byId.has(id)) byId.set(id, { ...event, id })
  }
  return [...byId.values()]
}

function safeId(id: string, site: Site): string {
  const isUsable = eventIdSchema.safeParse(id).success && !isBuiltIn(id, site)
  return isUsable ? id : `live-${createHash('sha256').update(id).digest('base64url').slice(0, 22)}`
}
