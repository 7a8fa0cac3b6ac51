import type { FeedOptions } from '#contracts/feed-options.ts'
import { EventReader } from './event-lines.ts'
import { durationOf, momentOf, type Line, type Moment, type ZoneKnowledge } from './moments.ts'
import type { Rule } from './recurrence.ts'
import { ruleOf } from './rule-parts.ts'
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
  /** Undefined for an empty one, which names nothing. */
  uid: string | undefined
  start: Moment
  /** One, or several that contradict each other; none if its end is not a date. */
  lengths: Length[]
  rules: Rule[]
  /** Rules whose occurrences may not happen: their ends make no sense. */
  possible: Rule[]
  /** Additional starts (RDATE), some with a length of their own. */
  extra: { start: Moment; lengths: Length[] }[]
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
  isCheckOut: boolean
  /** A part of it cannot be read. */
  isUnreadable: boolean
  /** So that any night from its start on may be taken. */
  isOpenEnded: boolean
}

/** Reads one event. Throws if its start is not a date (specification, section 4). */
export function busyEventOf(
  { lines, ...block }: EventBlock,
  known: ZoneKnowledge,
  { transparentDays }: Pick<FeedOptions, 'transparentDays'>,
): BusyEvent {
  const read = new EventReader(lines, known)
  const [start, ...others] = read.moments('dtstart').toSorted(byTime)
  if (!start) throw new RangeError('has no start')
  const lengths = lengthsOf(start, read)
  const [insteadOf = null] = read.moments('recurrence-id')
  const rules = insteadOf ? [] : read.all('rrule', ({ value }) => ruleOf(value, start, known))
  const says = (name: string, pattern: RegExp) =>
    read.values(name).length > 0 && read.values(name).every((value) => pattern.test(value))
  const hasRange = lines.some((line) => /^recurrence-id[^:]*;\s*range\s*=/i.test(line))
  const extra = insteadOf
    ? []
    : read.each('rdate', (value, line) => extraOf(value, line, lengths, known))
  const except = insteadOf ? [] : read.moments('exdate')
  const isOpenEnded =
    hasRange ||
    ['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'misspelt'].some((name) =>
      read.failed.has(name),
    )
  const possible = rules.flatMap((rule) => rule.possible)
  return {
    uid: read.values('uid')[0]?.trim() || undefined,
    start,
    lengths,
    rules: rules.flatMap(({ certain }) => certain),
    possible,
    extra: [...extra, ...others.map((each) => ({ start: each, lengths }))],
    except,
    insteadOf,
    sequence: Number(read.values('sequence')[0]) || 0,
    isFree:
      says('status', /^cancell?ed$/i) ||
      (says('transp', /^transparent$/i) && !(start.isDay && transparentDays === 'taken')),
    ...block,
    isUnreadable: isOpenEnded || possible.length > 0 || read.failed.size > 0,
    isOpenEnded,
  }
}

function byTime(one: Moment, other: Moment): number {
  return Temporal.PlainDateTime.compare(one.wall, other.wall)
}

function lengthsOf(start: Moment, read: EventReader): Length[] {
  const lengths: Length[] = [
    ...read.moments('dtend').map((end) => {
      const length = between(start, end)
      if (isNegative(length)) read.failed.add('dtend')
      return length
    }),
    ...read.each('duration', durationOf).map((nominal) => {
      if (nominal.sign < 0) read.failed.add('duration')
      return { nominal: nominal.sign < 0 ? new Temporal.Duration() : nominal }
    }),
  ]
  // Skipped like an event without a start: no night of it is certain.
  if (lengths.length > 0 || read.failed.has('dtend')) return lengths
  return [start.isDay ? { days: 0 } : { exactMs: 0 }]
}

function isNegative(length: Length): boolean {
  return 'days' in length ? length.days < 0 : 'exactMs' in length && length.exactMs < 0
}

export function between(start: Moment, end: Moment): Length {
  const days = start.wall.toPlainDate().until(end.wall.toPlainDate()).days
  if (start.isDay || (end.isDay && days === 0)) return { days }
  return { exactMs: instantOf(end).epochMilliseconds - instantOf(start).epochMilliseconds }
}

function extraOf(value: string, line: Line, lengths: Length[], known: ZoneKnowledge) {
  const [from = '', to] = value.split('/')
  const start = momentOf(from, line.parameter('tzid'), known)
  return { start, lengths: to === undefined ? lengths : [periodLength(start, to, line, known)] }
}

/** How long a period is, from its start and what follows the slash. Throws for nonsense. */
export function periodLength(start: Moment, to: string, line: Line, known: ZoneKnowledge): Length {
  const length: Length = /^[+-]?p/i.test(to)
    ? { nominal: durationOf(to) }
    : between(start, momentOf(to, line.parameter('tzid'), known))
  if (isNegative(length) || ('nominal' in length && length.nominal.sign < 0))
    throw new RangeError('ends before it begins')
  return length
}

export function instantOf({ wall, zone }: Pick<Moment, 'wall' | 'zone'>): Temporal.Instant {
  return zone.instantOf(wall)
}
