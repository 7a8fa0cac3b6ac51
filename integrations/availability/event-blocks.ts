import { FeedError } from './limits.ts'

/** The unfolded lines of an event that affect nights. */
export interface EventBlock {
  lines: string[]
  /** Not a booking but a restriction by the partner. */
  isNotOpen: boolean
}

export interface CalendarBlocks {
  events: EventBlock[]
  /** Each from BEGIN:VTIMEZONE to END:VTIMEZONE. */
  zones: string[][]
}

// All other properties, such as names and notes, are not even parsed.
const decisive =
  /^(?:uid|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|sequence|status|transp)[;:]/i
const beginning = /^begin:([\w-]+)\s*$/i
const ending = /^end:([\w-]+)\s*$/i

/**
 * Splits a feed into events, so that a broken one does not affect the others. Throws a `FeedError`
 * if it is not a calendar or is cut off: missing bookings would look like free days.
 */
export function blocksIn(text: string): CalendarBlocks {
  const lines = unfold(text)
  if (nameIn(lines[0] ?? '', beginning) !== 'VCALENDAR') throw new FeedError('is not a calendar')
  const blocks = new BlockCollector()
  for (const line of lines) blocks.take(line)
  return blocks.finish()
}

class BlockCollector {
  readonly #blocks: CalendarBlocks = { events: [], zones: [] }
  /** Names of the components that are still open, outermost first. */
  readonly #open: string[] = []
  #current: string[] = []
  #isNotOpen = false

  take(line: string): void {
    const begun = nameIn(line, beginning)
    if (begun !== undefined) this.#begin(begun)
    if (this.#counts(line)) this.#current.push(line)
    if (this.#open.at(-1) === 'VEVENT' && saysNotOpen(line)) this.#isNotOpen = true
    const ended = nameIn(line, ending)
    if (ended !== undefined) this.#end(ended)
  }

  finish(): CalendarBlocks {
    if (this.#open.length > 0) throw new FeedError('is cut off')
    return this.#blocks
  }

  #begin(name: string): void {
    this.#open.push(name)
    if (name !== 'VEVENT' && name !== 'VTIMEZONE') return
    this.#current = []
    this.#isNotOpen = false
  }

  #end(name: string): void {
    if (this.#open.pop() !== name) throw new FeedError('is not a calendar')
    const lines = this.#current
    if (name === 'VEVENT') this.#blocks.events.push({ lines, isNotOpen: this.#isNotOpen })
    if (name === 'VTIMEZONE') this.#blocks.zones.push(lines)
  }

  /** An alarm inside an event has times of its own. */
  #counts(line: string): boolean {
    return this.#open.at(-1) === 'VEVENT' ? decisive.test(line) : this.#open.includes('VTIMEZONE')
  }
}

function nameIn(line: string, pattern: RegExp): string | undefined {
  return pattern.exec(line)?.[1]?.toUpperCase()
}

/** RFC 5545, section 3.1: a line that begins with a space continues the previous one. */
function unfold(text: string): string[] {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
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
