import { z } from 'zod'
import type { Day } from './dates.ts'
import { daySchema } from './schemas.ts'

/** Half-open: the first closed night, and the first day on which guests can arrive again. */
export const closureSchema = z.strictObject({ from: daySchema, until: daySchema })

/** Days until a closed cabin opens again; fewer than a year, so that day and month say it all. */
export const longestClosure = 360

/** A cabin's closures, past ones left out. */
export const mostClosures = 12

/** Body of `POST /api/admin/cabins/{id}/closure`. */
export const closureChangeSchema = z.strictObject({
  /** Null opens the cabin again. */
  closed: closureSchema.nullable(),
  /** The closure it takes the place of, as the administrator saw it: rejected if changed since. */
  seen: closureSchema.nullable(),
})

export type Closure = z.infer<typeof closureSchema>
export type ClosureChange = z.infer<typeof closureChangeSchema>

/** The day a cabin opens again, if it is closed on this day. The earliest closures come first. */
export function closedUntil(closures: readonly Closure[], day: Day): Day | undefined {
  let until: Day | undefined
  for (const closure of closures)
    if (closure.from <= (until ?? day) && (until ?? day) < closure.until) until = closure.until
  return until
}
