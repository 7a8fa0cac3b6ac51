import { z } from 'zod'
import { daySchema } from './schemas.ts'

/**
 * What can be wrong with a cabin's feeds. `conflict`: two feeds disagree about the same nights;
 * `failing`: unreadable for two hours; `stale`: for a day, so its data no longer counts; `empty`:
 * it had nights and now has none; `unreadable`: it has events without valid dates.
 */
export const feedTroubleKinds = ['conflict', 'failing', 'stale', 'empty', 'unreadable'] as const

export const feedTroubleSchema = z.object({
  kind: z.enum(feedTroubleKinds),
  /** Slug. */
  cabin: z.string(),
  /** Positions of the affected feeds in the cabin's setting, from 1; two for a conflict. */
  feeds: z.array(z.int()),
  /** For a conflict, half-open. */
  nights: z.object({ from: daySchema, to: daySchema }).nullable(),
})

/** Response of `GET /api/admin/calendars`. */
export const calendarsSchema = z.object({
  troubles: z.array(feedTroubleSchema),
  /** Slugs of the cabins without a calendar, in the owner's order. */
  withoutFeed: z.array(z.string()),
  /** Upcoming nights that are free but not offered because another guest checks out that day. */
  hidden: z.object({
    days: z.int(),
    nights: z.int(),
    /** Only cabins with hidden nights. */
    cabins: z.array(z.object({ cabin: z.string(), nights: z.int() })),
  }),
})

export type FeedTrouble = z.infer<typeof feedTroubleSchema>
export type FeedTroubleKind = (typeof feedTroubleKinds)[number]
export type Calendars = z.infer<typeof calendarsSchema>
