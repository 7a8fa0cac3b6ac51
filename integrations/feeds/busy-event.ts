import {
  durationOf,
  momentOf,
  readLine,
  type Line,
  type Moment,
  type ZoneKnowledge,
} from './moments.ts'
import { ruleOf, type Rule } from './recurrence.ts'

/** How long an event lasts, as RFC 5545 repeats it (section 3.8.5.3). */
export type Length =
  /** From DTEND of a whole-day event, or of one without an end. */
  | { days: number }
  /** From DTEND: as much time, whatever clocks do meanwhile. */
  | { exactMs: number }
  /** From DURATION: days on the calendar first, then time. */
  | { nominal: Temporal.Duration }

export interface BusyEvent {
  uid: string | undefined
  start: Moment
  length: Length
  rules: Rule[]
  /** Starts beside those of the rules, some with a length of their own. */
  extra: { start: Moment; length: Length }[]
  /** Starts that do not take place. */
  except: Moment[]
  /** Set on an event that stands in for one occurrence of another with the same UID. */
  insteadOf: Moment | null
  /** Cancelled, or marked as leaving the time free. */
  isFree: boolean
}

/**
 * Reads one event. Throws for one whose start or end makes no sense (specification, section 4); any
 * other line that cannot be read is left out alone.
 */
export function busyEventOf(lines: readonly string[], known: ZoneKnowledge): BusyEvent {
  const all = (name: string) => lines.filter((line) => nameOf(line) === name)
  const times = (name: string) => all(name).flatMap((line) => momentsOf(readLine(line), known))
  const [start] = times('dtstart')
  if (!start) throw new RangeError('starts at no time')
  const length = lengthOf(start, times('dtend')[0], all('duration').map(readLine)[0])
  const insteadOf = eachReadable(all('recurrence-id'), (line) => momentsOf(line, known))[0] ?? null
  const ofSeries = (name: string) => (insteadOf ? [] : all(name))
  return {
    uid: valueOf(all('uid')),
    start,
    length,
    rules: eachReadable(ofSeries('rrule'), ({ values }) => values.map(ruleOf)),
    extra: eachReadable(ofSeries('rdate'), (line) => extraOf(line, length, known)),
    except: eachReadable(ofSeries('exdate'), (line) => momentsOf(line, known)),
    insteadOf,
    isFree:
      valueOf(all('status'))?.toUpperCase() === 'CANCELLED' ||
      valueOf(all('transp'))?.toUpperCase() === 'TRANSPARENT',
  }
}

function nameOf(line: string): string {
  return line.slice(0, line.search(/[;:]/)).toLowerCase()
}

function valueOf(lines: readonly string[]): string | undefined {
  return eachReadable(lines, ({ values }) => values.map(String))[0]
}

/** A rule that nobody understands takes no booking away: what is understood still counts. */
function eachReadable<Item>(lines: readonly string[], read: (line: Line) => Item[]): Item[] {
  return lines.flatMap((line) => {
    try {
      return read(readLine(line))
    } catch {
      return []
    }
  })
}

function momentsOf({ values, tzid }: Line, known: ZoneKnowledge): Moment[] {
  return values.map((value) => momentOf(value, tzid, known))
}

function lengthOf(start: Moment, end: Moment | undefined, duration: Line | undefined): Length {
  if (end) return between(start, end)
  if (duration) return { nominal: durationOf(duration.values[0]) }
  return start.isDay ? { days: 1 } : { exactMs: 0 }
}

function between(start: Moment, end: Moment): Length {
  if (start.isDay) {
    const { days } = start.wall.toPlainDate().until(end.wall.toPlainDate())
    if (days < 0) throw new RangeError('ends before it starts')
    return { days }
  }
  const exactMs = instantOf(end).epochMilliseconds - instantOf(start).epochMilliseconds
  if (exactMs < 0) throw new RangeError('ends before it starts')
  return { exactMs }
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
