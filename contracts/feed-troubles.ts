import { z } from 'zod'
import { daySchema } from './date-schemas.ts'

/**
 * What can be wrong with the feeds of a cabin. `conflict`: two feeds have different bookings for the same
 * nights; `failing`: not readable for two hours; `stale`: for a day, so that nothing of it counts any more;
 * `empty`: it had nights and now has none; `unreadable`: it has events without dates that can be read.
 */
export const feedTroubleKinds = ['conflict', 'failing', 'stale', 'empty', 'unreadable'] as const

export const feedTroubleSchema = z.object({
  kind: z.enum(feedTroubleKinds),
  /** The cabin's slug. */
  cabin: z.string(),
  /** Which feeds of the cabin, by their places in its setting, from 1; two for a conflict. */
  feeds: z.array(z.int()),
  /** The nights of a conflict, half-open. */
  nights: z.object({ from: daySchema, to: daySchema }).nullable(),
})

/** Answer of `GET /api/admin/calendars`. */
export const calendarsSchema = z.object({
  troubles: z.array(feedTroubleSchema),
  /** How many nights of the coming days are free and yet not offered, because another guest leaves then. */
  hidden: z.object({
    days: z.int(),
    nights: z.int(),
    /** Only cabins of which some are. */
    cabins: z.array(z.object({ cabin: z.string(), nights: z.int() })),
  }),
})

export type FeedTrouble = z.infer<typeof feedTroubleSchema>
export type FeedTroubleKind = (typeof feedTroubleKinds)[number]
export type Calendars = z.infer<typeof calendarsSchema>
