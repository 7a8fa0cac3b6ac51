import { randomUUIDv7 } from 'node:crypto'
import type { Flag } from './columns.ts'

/** A new row id: UUIDv7 text, so that ids grow with time and indexes stay compact. */
export function newId(): string {
  return randomUUIDv7()
}

/** UTC with exactly three decimals: equal width is what makes the text sort as time. */
export function instantToText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
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
