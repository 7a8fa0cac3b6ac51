import ICAL from 'ical.js'
import { feedLimits } from './limits.ts'
import { timeOf } from './zones.ts'

export interface Rule {
  rule: ICAL.Recur
  /** UNTIL as the feed gives it; the rule itself has none. */
  until: string | null
  /** BYMONTH and COUNT of a monthly rule, for which the library cannot be asked. */
  monthly: { months: readonly number[]; count: number } | null
}

/** Where to look: on the clock of the event's own zone, with room for any other zone. */
export interface WallWindow {
  /** Occurrences that end before are of no use. */
  from: Temporal.PlainDateTime
  to: Temporal.PlainDateTime
}

/** Thrown instead of the occurrence after which nobody needs to count: they come too close together. */
export class TooDenseError extends Error {
  override name = 'TooDenseError'
}

class SearchEndedError extends Error {
  override name = 'SearchEndedError'
}

interface RuleParts {
  freq?: string
  until?: string
  count?: number
  bymonth?: number | number[]
}

/**
 * Takes out of a rule what the library gets wrong: it compares UNTIL as if every zone were UTC, and
 * loses months when a monthly rule names some. Throws for what is no rule.
 */
export function ruleOf(value: unknown): Rule {
  const { until = null, ...all } = value as RuleParts
  const { count = Infinity, bymonth, ...parts } = all
  if (parts.freq !== 'MONTHLY' || bymonth === undefined) {
    return { rule: recurOf(all), until, monthly: null }
  }
  return { rule: recurOf(parts), until, monthly: { months: [bymonth].flat(), count } }
}

function recurOf(parts: object): ICAL.Recur {
  return new ICAL.Recur(parts)
}

/**
 * Starts of a recurring event that lie in the window, ascending, without looking at UNTIL. A rule
 * without end, or that nothing can satisfy, ends with the window or after `feedLimits.ruleSteps`.
 * Throws `TooDenseError` after as many occurrences.
 */
export function* occurrencesOf(
  { rule, monthly }: Rule,
  start: Temporal.PlainDateTime,
  window: WallWindow,
): Generator<Temporal.PlainDateTime> {
  let count = 0
  const iterator = rule.iterator(timeOf(nearWindow(rule, start, window.from)))
  const fits = countSearching(iterator)
  for (let found = 0; found < feedLimits.ruleSteps; found += 1) {
    const wall = nextOf(iterator)
    if (!wall || isAfter(wall, window.to)) return
    // The library gives its very first without a look at the rule.
    const isRight = found > 0 || fits()
    if (!isRight || monthly?.months.includes(wall.month) === false) continue
    count += 1
    if (monthly && count > monthly.count) return
    if (!isAfter(window.from, wall)) yield wall
  }
  throw new TooDenseError()
}

function nextOf(iterator: ICAL.RecurIterator): Temporal.PlainDateTime | undefined {
  try {
    // Its type leaves out that the end is null.
    const next = iterator.next() as ICAL.Time | null
    return next ? Temporal.PlainDateTime.from(next.toString()) : undefined
  } catch (error) {
    if (error instanceof SearchEndedError) return undefined
    throw error
  }
}

/**
 * The library looks for the next occurrence for ever; '30 February' never comes. Answers whether
 * the present one is right.
 */
function countSearching(iterator: ICAL.RecurIterator): () => boolean {
  const fits = iterator.check_contracting_rules.bind(iterator)
  let steps = 0
  iterator.check_contracting_rules = () => {
    const isFitting = fits()
    steps = isFitting ? 0 : steps + 1
    if (steps > feedLimits.ruleSteps) throw new SearchEndedError()
    return isFitting
  }
  return fits
}

const secondsOf: Readonly<Record<string, number>> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3600,
  DAILY: 86_400,
  WEEKLY: 7 * 86_400,
}

/**
 * Where to begin so that years before the window need not be counted through: whole turns of the
 * rule later. Months and years differ in length, but there are few of them, and a COUNT has to be
 * counted from the start.
 */
function nearWindow(
  { freq, interval, count }: ICAL.Recur,
  start: Temporal.PlainDateTime,
  from: Temporal.PlainDateTime,
): Temporal.PlainDateTime {
  const turn = (secondsOf[freq] ?? NaN) * interval
  const gap = start.until(from, { largestUnit: 'seconds' }).seconds
  // A turn to spare: weeks and days are looked at as a whole.
  const turns = Math.floor(gap / turn) - 1
  return count || !(turns > 0) ? start : start.add({ seconds: turns * turn })
}

function isAfter(a: Temporal.PlainDateTime, b: Temporal.PlainDateTime): boolean {
  return Temporal.PlainDateTime.compare(a, b) > 0
}
