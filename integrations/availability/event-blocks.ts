import { FeedError } from './limits.ts'

/** The unfolded lines of an event that affect nights. */
export interface EventBlock {
  lines: string[]
  /** Not a booking but a restriction by the partner. */
  isNotOpen: boolean
  /** Its summary says that it is about leaving. */
  isCheckOut: boolean
}

export interface CalendarBlocks {
  events: EventBlock[]
  /** The lines of each VFREEBUSY. */
  busy: string[][]
  /** Each from BEGIN:VTIMEZONE to END:VTIMEZONE. */
  zones: string[][]
}

// All other properties, such as names and notes, are not even parsed.
const decisive =
  /^(?:uid|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|sequence|status|transp|freebusy)(?![\w-])/i
// A day, a length or a rule under a name that no standard knows.
const misspelt =
  /^(?!x-|(?:dtstamp|created|last-modified|completed|due|summary|description|location|comment|contact)\s*[;:])[\w-]{2,16}\s*(?:;[^:]*)?:?\s*(?:20\d{6}(?:T\d{6}Z?)?|[+-]?PT?\d\w*|FREQ=.*)\s*$/i
const ofEvents = /^(?:dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|freebusy)(?![\w-])/i
const boundary = /^\s*(?:begin|end)(?![\w-])/i
const beginning = /^begin:([\w-]+)\s*$/i
const ending = /^end:([\w-]+)\s*$/i
// Indented, they would continue the line before.
const indentedBoundary = /[\r\n][ \t]+(?:begin|end)\s*:[ \t]*v[a-z]+[ \t]*[\r\n]/i

/** They say nothing about who is busy. */
const ignored: readonly string[] = ['VTIMEZONE', 'VTODO', 'VJOURNAL', 'VALARM']

/**
 * Splits a feed into events, so that a broken one does not affect the others. Throws a `FeedError`
 * if it is not a calendar, is cut off or has parts of an unknown kind: missing bookings would look
 * like free days.
 */
export function blocksIn(text: string): CalendarBlocks {
  const lines = unfold(text)
  if (nameIn(lines[0] ?? '', beginning) !== 'VCALENDAR' || indentedBoundary.test(text))
    throw new FeedError('is not a calendar')
  const blocks = new BlockCollector()
  for (const line of lines) blocks.take(line)
  return blocks.finish()
}

class BlockCollector {
  readonly #blocks: CalendarBlocks = { events: [], busy: [], zones: [] }
  /** Names of the components that are still open, outermost first. */
  readonly #open: string[] = []
  #current: EventBlock = emptyBlock()
  #hasOthers = false

  take(line: string): void {
    const [begun, ended] = [nameIn(line, beginning), nameIn(line, ending)]
    if (begun === undefined && ended === undefined && this.#isMisplaced(line))
      throw new FeedError('is not a calendar')
    if (begun !== undefined) this.#begin(begun)
    if (this.#counts(line)) this.#current.lines.push(line)
    if (this.#open.at(-1) === 'VEVENT') {
      if (saysNotOpen(line)) this.#current.isNotOpen = true
      if (saysCheckOut(line)) this.#current.isCheckOut = true
    }
    if (ended !== undefined) this.#end(ended)
  }

  finish(): CalendarBlocks {
    if (this.#open.length > 0) throw new FeedError('is cut off')
    const { events, busy } = this.#blocks
    if (this.#hasOthers && events.length + busy.length === 0) throw new FeedError('has no bookings')
    return this.#blocks
  }

  #begin(name: string): void {
    const isRead = name === 'VEVENT' || name === 'VFREEBUSY'
    const isTop = name === 'VCALENDAR'
    const depth = this.#open.length
    const isInPlace = isTop ? depth === 0 : isRead ? depth === 1 : depth > 0
    if (!isInPlace) throw new FeedError('is not a calendar')
    if (depth === 1 && !isRead && !ignored.includes(name))
      throw new FeedError('has entries of an unknown kind')
    if (name === 'VTODO' || name === 'VJOURNAL') this.#hasOthers = true
    this.#open.push(name)
    if (depth === 1) this.#current = emptyBlock()
  }

  #end(name: string): void {
    if (this.#open.pop() !== name) throw new FeedError('is not a calendar')
    if (name === 'VEVENT') this.#blocks.events.push(this.#current)
    if (name === 'VFREEBUSY') this.#blocks.busy.push(this.#current.lines)
    if (name === 'VTIMEZONE') this.#blocks.zones.push(this.#current.lines)
  }

  /** A beginning or an end of its own kind, or a line of an event outside of any. */
  #isMisplaced(line: string): boolean {
    return boundary.test(line) || (this.#open.length < 2 && ofEvents.test(line))
  }

  /** An alarm inside an event has times of its own. */
  #counts(line: string): boolean {
    const name = this.#open.at(-1)
    return name === 'VEVENT' || name === 'VFREEBUSY'
      ? decisive.test(line) || misspelt.test(line)
      : this.#open.includes('VTIMEZONE')
  }
}

function emptyBlock(): EventBlock {
  return { lines: [], isNotOpen: false, isCheckOut: false }
}

function nameIn(line: string, pattern: RegExp): string | undefined {
  return pattern.exec(line)?.[1]?.toUpperCase()
}

/** RFC 5545, section 3.1: a line that begins with a space continues the previous one. */
function unfold(text: string): string[] {
  return text
    .replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
}

// Which events of a feed are restrictions by the partner rather than bookings: how far ahead and
// how shortly before a stay it sells. What publishers send:
// - Airbnb: 'Airbnb (Not available)', once only 'Not available'. Days blocked by the host look the
//   same, so they count as not open too.
// - Guesty: '_an_' (advance notice) or '_bw_' (booking window) in the UID.
// - Lodgify: 'Closed period'.
// - Our own feed file: see below.
// Booking.com calls every night it does not sell 'CLOSED - Not available', sold ones included, and
// Vrbo's 'Blocked' may be a booking made elsewhere: both are taken.

const notOpenSummary = /^(?:airbnb \(not available\)|not available|closed period|not open yet)$/i
const notOpenUid = /_(?:an|bw|not-open)_/i

/** How our own feed marks such nights; publishers pass on one or the other. */
export const ownMarks = { summary: 'Not open yet', uid: '_not-open_' } as const

/** Whether an event's line says that its nights are not on sale yet. Nothing else of it is kept. */
export function saysNotOpen(line: string): boolean {
  const [, name = '', value = ''] = /^(summary|uid)(?:;[^:]*)?:(.*)$/is.exec(line) ?? []
  const pattern = name.toLowerCase() === 'uid' ? notOpenUid : notOpenSummary
  return name !== '' && pattern.test(value.trim())
}

/** Publishers of three events per stay mark the hour of leaving with one of its own. */
function saysCheckOut(line: string): boolean {
  return /^summary(?:;[^:]*)?:\s*check[- ]?out\b/i.test(line)
}
