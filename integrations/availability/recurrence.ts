import { RRuleTemporal } from 'rrule-temporal'
import { feedLimits } from './limits.ts'
import type { Moment } from './moments.ts'

/** A recurrence rule without its end. */
export interface Rule {
  /** All parts except UNTIL. */
  parts: string
  until: Moment | null
}

/** Where to look, in the event's local time, with margin for any other zone. */
export interface WallWindow {
  from: Temporal.PlainDateTime
  to: Temporal.PlainDateTime
}

/** Thrown if a rule's occurrences are too dense to count. */
export class TooDenseError extends Error {
  override name = 'TooDenseError'
}

/**
 * Starts of a recurring event in the window, ascending, ignoring UNTIL. Throws `TooDenseError` if
 * that would take more steps than `feedLimits.ruleSteps`.
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
    // The library has no error class for its limits.
    if (error instanceof Error && error.message.startsWith('Maximum ')) throw new TooDenseError()
    // Its next occurrence is out of range.
    if (error instanceof RangeError) return []
    throw error
  }
}

function recurrence({ parts }: Rule, start: Temporal.PlainDateTime) {
  return new RRuleTemporal({
    rruleString: `RRULE:${parts}`,
    // Counted in UTC, where no hour is skipped or repeated; the zone is applied afterwards.
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

/** The result in a list of one; undefined if it failed. */
export function attempt<Result>(read: () => Result): [Result] | undefined {
  try {
    return [read()]
  } catch {
    return undefined
  }
}
