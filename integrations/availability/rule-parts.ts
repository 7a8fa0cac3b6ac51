import { momentOf, type Moment, type ZoneKnowledge } from './moments.ts'
import { attempt, type Rule } from './recurrence.ts'

/** What each item of a part may be (RFC 5545, section 3.3.10); ends are judged on their own. */
const grammar: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^\d+$/,
  COUNT: /^/,
  UNTIL: /^/,
  WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: /^(?:[+-]?(?:0?[1-9]|[1-4]\d|5[0-3]))?(?:MO|TU|WE|TH|FR|SA|SU)$/,
  BYMONTH: /^(?:0?[1-9]|1[0-2])$/,
  BYMONTHDAY: /^[+-]?(?:0?[1-9]|[12]\d|3[01])$/,
  BYYEARDAY: /^[+-]?[1-9]\d{0,2}$/,
  BYWEEKNO: /^[+-]?(?:0?[1-9]|[1-4]\d|5[0-3])$/,
  BYSETPOS: /^[+-]?[1-9]\d{0,2}$/,
  BYHOUR: /^(?:[01]?\d|2[0-3])$/,
  BYMINUTE: /^[0-5]?\d$/,
  BYSECOND: /^[0-5]?\d$/,
}

/** Parts that RFC 5545 allows for some frequencies only; programs differ on the others. */
const misplaced: readonly [part: RegExp, frequencies: RegExp][] = [
  [/BYDAY=[^;]*\d/, /^(?!MONTHLY|YEARLY)/],
  [/BYWEEKNO/, /^(?!YEARLY)/],
  [/BYYEARDAY/, /^(?:DAILY|WEEKLY|MONTHLY)/],
  [/BYMONTHDAY/, /^WEEKLY/],
]

/** A rule as far as it is understood. */
export interface ReadRule {
  /** Its occurrences are certain. */
  certain: Rule[]
  /** Those of these may happen: its end makes no sense. */
  possible: Rule[]
}

/** Throws a RangeError if it is not a rule that all programs read alike. */
export function ruleOf(value: string, start: Moment, known: ZoneKnowledge): ReadRule {
  const parts = partsIn(value)
  const frequency = parts.get('FREQ') ?? ''
  const [count, last] = [parts.get('COUNT'), parts.get('UNTIL')]
  parts.delete('COUNT')
  parts.delete('UNTIL')
  const text = [...parts].map(([name, part]) => `${name}=${part}`).join(';')
  if (frequency === '' || misplaced.some(([part, on]) => part.test(text) && on.test(frequency)))
    throw new RangeError('is not a rule')
  const counted = count === undefined ? text : `${text};COUNT=${count}`
  const until = last === undefined ? null : attempt(() => momentOf(last, undefined, known))?.[0]
  if (until === undefined || (until && isBefore(until, start)) || isSenseless(count))
    return { certain: [], possible: [{ parts: text, until: null }] }
  const certain = [{ parts: counted, until }]
  if (until === null || count === undefined) return { certain, possible: [] }
  // Some programs take the first of two ends, some the last.
  return {
    certain,
    possible: [
      { parts: counted, until: null },
      { parts: text, until },
    ],
  }
}

function isSenseless(count: string | undefined): boolean {
  return count !== undefined && !/^0*[1-9]\d*$/.test(count)
}

function isBefore(until: Moment, start: Moment): boolean {
  return Temporal.PlainDate.compare(until.wall.toPlainDate(), start.wall.toPlainDate()) < 0
}

function partsIn(value: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of value.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    const text = rest.join('=')
    const items = name.startsWith('BY') ? text.split(',') : [text]
    const isKnown = items.every((item) => grammar[name]?.test(item))
    if (!isKnown || (parts.get(name) ?? text) !== text) throw new RangeError('is not a rule')
    // Outlook writes 0, and every program reads it as 1.
    parts.set(name, name === 'INTERVAL' && Number(text) === 0 ? '1' : text)
  }
  return parts
}
