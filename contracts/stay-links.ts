import { z } from 'zod'
import { daySchema } from './schemas.ts'
import { stayLinkStates } from './stay-link-state.ts'
import { stayTokenPattern } from './stay-token.ts'

/** Query of `GET /api/stay-links`. */
export const stayLinkQuerySchema = z.object({ stay: z.string().regex(stayTokenPattern) })

/** A link as the guest who has it sees it. */
export const stayLinkSchema = z.object({
  /** The cabin's name. */
  cabin: z.string(),
  /** The cabin's slug; null if there is no such cabin any more. */
  slug: z.string().nullable(),
  /** From this day on it works. */
  checkIn: daySchema,
  /** For the form's field: 'March 2025'. */
  stayDates: z.string(),
  review: z.enum(stayLinkStates),
  entry: z.enum(stayLinkStates),
})

export type StayLink = z.infer<typeof stayLinkSchema>
