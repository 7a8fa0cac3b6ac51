import { z } from 'zod'
import { daySchema } from './schemas.ts'

/**
 * What can be wrong with a cabin's feeds. `conflict`: two feeds disagree about the same nights;
 * `failing`: unreadable for two hours; `stale`: for a day, so its data no longer counts; `missing`:
 * it no longer lists several stays that it had; `unreadable`: it has events without valid dates.
 */
export const feedTroubleKinds = ['conflict', 'failing', 'stale', 'missing', 'unreadable'] as const

export const feedTroubleSchema = z.object({
  kind: z.enum(feedTroubleKinds),
  /** Slug. */
  cabin: z.string(),
  /** Positions of the affected feeds in the cabin's setting, from 1; two for a conflict. */
  feeds: z.array(z.int()),
  /** Half-open: of a conflict, or from the first missing night to the last. */
  nights: z.object({ from: daySchema, to: daySchema }).nullable(),
})

const nightsSchema = z.array(z.object({ from: daySchema, to: daySchema }))

/**
 * Body of `POST /api/admin/calendars/confirmation`: nights that a feed no longer lists are free.
 * Compared with what is missing when the owner confirms.
 */
export const confirmMissingSchema = z.strictObject({
  /** Slug. */
  cabin: z.string().max(100),
  /** Position of the feed, from 1. */
  feed: z.int().min(1),
  nights: nightsSchema.max(1000),
})

/** Response of `GET /api/admin/calendars`. */
export const calendarsSchema = z.object({
  troubles: z.array(feedTroubleSchema),
  /** Nights that feeds no longer list, unknown to guests until `until` or a confirmation. */
  missing: z.array(
    z.object({
      cabin: z.string(),
      feed: z.int(),
      nights: nightsSchema,
      until: z.iso.datetime(),
    }),
  ),
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

export type ConfirmMissing = z.infer<typeof confirmMissingSchema>
export type FeedTrouble = z.infer<typeof feedTroubleSchema>
export type FeedTroubleKind = (typeof feedTroubleKinds)[number]
export type Calendars = z.infer<typeof calendarsSchema>
