import { randomInt, randomUUIDv7 } from 'node:crypto'
import type { ColumnType } from 'kysely'

let last = ''

/**
 * A new row id: UUIDv7 text, so that indexes stay compact. Ids from one process increase even
 * within a millisecond (RFC 9562, section 6.2), unless the clock goes back.
 */
export function newId(): string {
  const id = randomUUIDv7()
  const isBehind = millisecondOf(id) === millisecondOf(last) && id < last
  last = isBehind ? somewhatAfter(last) : id
  return last
}

function millisecondOf(id: string): string {
  return id.slice(0, 13)
}

function somewhatAfter(id: string): string {
  const value = BigInt(`0x${id.replaceAll('-', '')}`) + BigInt(randomInt(1, 2 ** 40))
  const digits = value.toString(16).padStart(32, '0')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** UTC with exactly three decimals: fixed width makes text sort by time. */
export function instantToText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}

/**
 * A stored time after this was written by a clock that was wrong: nothing sets one later than
 * `latest`, and clocks of servers differ by less.
 */
export function ofWrongClock(latest: Temporal.Instant): string {
  return instantToText(latest.add({ hours: 1 }))
}

export function textToInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text)
}

export function booleanToFlag(value: boolean): Flag {
  return value ? 1 : 0
}

export function flagToBoolean(flag: Flag): boolean {
  return flag === 1
}

// Column values, the same in both databases: flags as 0 or 1, instants as fixed-width UTC text and
// dates as YYYY-MM-DD text, so that both sort correctly. Names are camelCase here and snake_case in
// the database (CamelCasePlugin).

export type Flag = 0 | 1

/** Set at insertion and never changed. */
export type Fixed<Type> = ColumnType<Type, Type, never>

/** Who changed something that others may change too, and when. */
export interface Change {
  by: string
  at: Temporal.Instant
}

/** Null if there has been no change since changes were recorded. */
export type LastChange = Change | null

export function lastChangeOf({ by, at }: { by: string | null; at: string | null }): LastChange {
  return by === null || at === null ? null : { by, at: textToInstant(at) }
}
