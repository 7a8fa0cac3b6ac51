import { periodLength, type Length } from './busy-event.ts'
import { EventReader } from './event-lines.ts'
import { momentOf, type Moment, type ZoneKnowledge } from './moments.ts'

/** What a VFREEBUSY says. */
export interface BusyPeriods {
  periods: { start: Moment; length: Length }[]
  /** It says nothing about the time before and after; null: no limit. */
  from: Moment | null
  to: Moment | null
  /** Number of properties that cannot be read. */
  failed: number
}

/** Reads the lines of a VFREEBUSY. Every type but FREE is busy (RFC 5545, section 3.2.9). */
export function busyPeriodsIn(lines: readonly string[], known: ZoneKnowledge): BusyPeriods {
  const read = new EventReader(lines, known)
  const periods = read.each('freebusy', (value, line) => {
    if (/^free$/i.test(line.parameter('fbtype') ?? '')) return []
    const [from = '', to = ''] = value.split('/')
    const start = momentOf(from, line.parameter('tzid'), known)
    return [{ start, length: periodLength(start, to, line, known) }]
  })
  const [from = null] = read.moments('dtstart')
  const [to = null] = read.moments('dtend')
  return { periods: periods.flat(), from, to, failed: read.failed.size }
}
