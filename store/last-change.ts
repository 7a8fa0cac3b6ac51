import { textToInstant } from './values.ts'

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
