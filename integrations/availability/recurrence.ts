import { RRuleTemporal } from 'rrule-temporal'
import { feedLimits } from './limits.ts'

const until = /^until=/i

/** A recurrence rule, apart from its end. */
export interface Rule {
  /** Its parts but UNTIL, as the feed gives them. */
  parts: string
  /** UNTIL: '20260705', '20260705T030000', '20260705T030000Z', or anything else a feed says. */
  until: string | null
}

/** Where to look: on the clock of the event's own zone, with room for any other zone. */
export interface WallWindow {
  from: Temporal.PlainDateTime
  to: Temporal.PlainDateTime
}

/** Thrown for a rule whose occurrences come too close together to count. */
export class TooDenseError extends Error {
  override name = 'TooDenseError'
}

/**
 * Takes UNTIL out of a rule: it may be an instant, while occurrences are counted on the event's own
 * clock. Throws for what is no rule.
 */
export function ruleOf(value: string): Rule {
  const parts = value.trim().split(';')
  const rule = {
    parts: parts.filter((part) => !until.test(part)).join(';'),
    until: parts.find((part) => until.test(part))?.slice('until='.length) ?? null,
  }
  recurrence(rule, Temporal.PlainDateTime.from('2026-01-01'))
  return rule
}

/**
 * Starts of a recurring event that lie in the window, ascending, without looking at UNTIL. Throws
 * `TooDenseError` when more work than `feedLimits.ruleSteps` would be needed to find them.
 */
export function occurrencesOf(
  rule: Rule,
  start: Temporal.PlainDateTime,
  { from, to }: WallWindow,
): Temporal.PlainDateTime[] {
  try {
    const found = recurrence(rule, start).between(inUtc(from), inUtc(to), true)
    return found.map((each) => Temporal.PlainDateTime.from(each.toString().slice(0, 19)))
  } catch (error) {
    // The library has no error of its own for its limits.
    if (error instanceof Error && error.message.startsWith('Maximum ')) throw new TooDenseError()
    // Its next occurrence lies beyond the end of time.
    if (error instanceof RangeError) return []
    throw error
  }
}

function recurrence({ parts }: Rule, start: Temporal.PlainDateTime) {
  return new RRuleTemporal({
    rruleString: `RRULE:${parts}`,
    // Counted in UTC, where no hour is skipped or comes twice; its zone is put on afterwards.
    dtstart: inUtc(start),
    tzid: 'UTC',
    maxIterations: feedLimits.ruleSteps,
    maxCandidateEvaluations: feedLimits.ruleSteps,
    cache: false,
  })
}

function inUtc(wall: Temporal.PlainDateTime): Temporal.ZonedDateTime {
  return wall.toZonedDateTime('UTC')
}

/** What came of it, in a list of one; undefined when it failed. */
export function attempt<Result>(read: () => Result): [Result] | undefined {
  try {
    return [read()]
  } catch {
    return undefined
  }
}
