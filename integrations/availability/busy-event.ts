import type { FeedOptions } from '#contracts/feed-options.ts'
import {
  durationOf,
  momentOf,
  readLine,
  type Line,
  type Moment,
  type ZoneKnowledge,
} from './moments.ts'
import { attempt, type Rule, ruleOf } from './recurrence.ts'
import type { EventBlock } from './event-blocks.ts'

/** How long an event lasts, as RFC 5545 repeats it (section 3.8.5.3). */
export type Length =
  /** From DTEND of an all-day event; 0 without an end. */
  | { days: number }
  /** From DTEND: exact time, regardless of clock changes. */
  | { exactMs: number }
  /** From DURATION: calendar days first, then time. */
  | { nominal: Temporal.Duration }

export interface BusyEvent {
  uid: string | undefined
  start: Moment
  length: Length
  rules: Rule[]
  /** Additional starts (RDATE), some with a length of their own. */
  extra: { start: Moment; length: Length }[]
  /** Cancelled starts (EXDATE). */
  except: Moment[]
  /** Set on an event that replaces one occurrence of another with the same UID. */
  insteadOf: Moment | null
  /** Version of the event; the highest counts. */
  sequence: number
  /** Cancelled, or marked as free. */
  isFree: boolean
  /** Not a booking but a restriction by the partner. */
  isNotOpen: boolean
}

/**
 * Reads one event. Throws if its start or end is not a date (specification, section 4); any other
 * unreadable line is skipped.
 */
export function busyEventOf(
  { lines, isNotOpen }: EventBlock,
  known: ZoneKnowledge,
  { transparentDays }: Pick<FeedOptions, 'transparentDays'>,
): BusyEvent {
  const all = (name: string) => lines.filter((line) => nameOf(line) === name)
  const times = (name: string) => all(name).flatMap((line) => momentsOf(readLine(line), known))
  const [start] = times('dtstart')
  if (!start) throw new RangeError('has no start')
  const length = lengthOf(start, times('dtend')[0], all('duration')[0])
  const insteadOf = eachReadable(all('recurrence-id'), (line) => momentsOf(line, known))[0] ?? null
  const ofSeries = (name: string) => (insteadOf ? [] : all(name))
  return {
    uid: valueOf(all('uid')),
    start,
    length,
    rules: ofSeries('rrule').flatMap((line) => attempt(() => ruleOf(afterColon(line))) ?? []),
    extra: eachReadable(ofSeries('rdate'), (line) => extraOf(line, length, known)),
    except: eachReadable(ofSeries('exdate'), (line) => momentsOf(line, known)),
    insteadOf,
    sequence: Number(valueOf(all('sequence'))) || 0,
    isFree:
      /^cancell?ed$/i.test(valueOf(all('status')) ?? '') ||
      (/^transparent$/i.test(valueOf(all('transp')) ?? '') &&
        !(start.isDay && transparentDays === 'taken')),
    isNotOpen,
  }
}

function nameOf(line: string): string {
  return line.slice(0, line.search(/[;:]/)).toLowerCase()
}

function valueOf(lines: readonly string[]): string | undefined {
  return eachReadable(lines, ({ values }) => values.map(String))[0]
}

/** An unreadable rule frees no nights: the readable ones still count. */
function eachReadable<Item>(lines: readonly string[], read: (line: Line) => Item[]): Item[] {
  return lines.flatMap((line) => attempt(() => read(readLine(line)))?.[0] ?? [])
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1)
}

function momentsOf({ values, tzid }: Line, known: ZoneKnowledge): Moment[] {
  return values.map((value) => momentOf(value, tzid, known))
}

function lengthOf(start: Moment, end: Moment | undefined, duration?: string): Length {
  if (end) return between(start, end)
  const nominal = eachReadable(duration === undefined ? [] : [duration], ({ values }) =>
    values.map(durationOf),
  )[0]
  if (nominal) return { nominal }
  return start.isDay ? { days: 0 } : { exactMs: 0 }
}

/** An end before the start is a mistake, but the first night still counts. */
function between(start: Moment, end: Moment): Length {
  if (start.isDay) {
    const { days } = start.wall.toPlainDate().until(end.wall.toPlainDate())
    return { days: Math.max(0, days) }
  }
  const exactMs = instantOf(end).epochMilliseconds - instantOf(start).epochMilliseconds
  return { exactMs: Math.max(0, exactMs) }
}

function extraOf({ values, tzid }: Line, length: Length, known: ZoneKnowledge) {
  return values.map((value) => {
    if (!Array.isArray(value)) return { start: momentOf(value, tzid, known), length }
    const [from, to] = value as unknown[]
    const start = momentOf(from, tzid, known)
    const isDuration = String(to).startsWith('P')
    const own = isDuration ? { nominal: durationOf(to) } : between(start, momentOf(to, tzid, known))
    return { start, length: own }
  })
}

export function instantOf({ wall, zone }: Pick<Moment, 'wall' | 'zone'>): Temporal.Instant {
  return zone.instantOf(wall)
}
