import { textToInstant } from './values.ts'

/** Who does something to what others may do something to as well, and when. */
export interface Change {
  by: string
  at: Temporal.Instant
}

/** What was done last; null for what nobody has touched since this is noted. */
export type LastChange = Change | null

export function lastChangeOf({ by, at }: { by: string | null; at: string | null }): LastChange {
  return by === null || at === null ? null : { by, at: textToInstant(at) }
}
