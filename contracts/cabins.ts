import { z } from 'zod'
import { cabinLimits, feedMessages } from './cabin-limits.ts'
import { closureSchema } from './closures.ts'
import { feedAddress, isTimeZone, usualFeedOptions } from './feed-options.ts'
import { httpsUrl, internalPathSchema } from './site/shapes.ts'
import { singleLine } from './text.ts'

/** Served for the pages of retired cabins: an address that was theirs, and the path it leads to. */
export const movedCabinSchema = z.object({ slug: z.string(), redirectTo: z.string() })

/** 'unpublished' until guests see it for the first time, 'retired' once they no longer do. */
export const cabinStates = ['shown', 'unpublished', 'retired'] as const

/** `FeedOptions`; what is left out is as usual. */
export const feedOptionsSchema = z.strictObject({
  transparentDays: z.enum(['taken', 'free']).default(usualFeedOptions.transparentDays),
  end: z.enum(['check-out', 'last-night']).default(usualFeedOptions.end),
  zone: z
    .string()
    .max(60)
    .refine(isTimeZone, feedMessages.zone)
    .nullable()
    .default(usualFeedOptions.zone),
})

/** Body of `POST /api/admin/cabins/{id}/feeds`. */
export const newFeedSchema = feedOptionsSchema.extend({
  /** Of an iCal calendar; a secret. */
  address: z
    .string()
    .max(2000)
    .transform(feedAddress)
    .pipe(z.url({ protocol: /^https?$/, error: feedMessages.address })),
})

/** Body of `POST /api/admin/cabins/{id}/feeds/trial`: a new calendar, or one that the cabin has. */
export const feedTrialSchema = z.union([
  newFeedSchema,
  feedOptionsSchema.extend({ id: z.string().max(100) }),
])

/** Half-open: the day of arrival and the day of departure. */
const nightRangeSchema = z.object({ from: z.iso.date(), to: z.iso.date() })

/** How a calendar reads with the chosen options, from today on. */
export const feedReadingSchema = z.object({
  /** The next bookings, at most `cabinLimits.bookingsTried`. */
  bookings: z.array(nightRangeSchema),
  more: z.int(),
  /** Compared with how it is read now; a new calendar, with the usual options. */
  taken: z.array(nightRangeSchema),
  freed: z.array(nightRangeSchema),
  /** Events that can't be read, or only in part. */
  unreadable: z.int(),
})

/** Response of `GET /api/admin/cabins`: shown ones in the owner's order, then the others. */
export const adminCabinsSchema = z.array(
  z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    state: z.enum(cabinStates),
    /** Of a retired cabin: the path its page leads to. */
    redirectTo: z.string().nullable(),
    /** Now or later, the earliest first. */
    closures: z.array(closureSchema),
    /** Address of the calendar that other programs read (`feed.ics`). */
    calendar: z.string(),
    /** The calendars given in the browser, without their addresses, which are secrets. */
    feeds: z.array(feedOptionsSchema.extend({ id: z.string(), host: z.string() })),
    /** The setting with its calendars, which counts while there are none here; null if it isn't set. */
    feedSetting: z.string().nullable(),
  }),
)

/** Body of `POST /api/admin/cabins`: what only the owner knows of a new cabin. */
export const newCabinSchema = z.strictObject({
  name: singleLine(cabinLimits.name, 'Please enter a name.'),
  /** The booking partner's page of this cabin. */
  bookingUrl: httpsUrl.max(500),
  bedrooms: z.int().min(1).max(cabinLimits.rooms),
  bathrooms: z.number().positive().max(cabinLimits.rooms).multipleOf(0.5),
  sleeps: z.int().min(1).max(cabinLimits.sleeps),
})

/** Body of `POST /api/admin/cabins/{id}/retirement`. */
export const retirementChangeSchema = z.strictObject({
  /** Where its page leads from then on; null brings the cabin back. */
  redirectTo: internalPathSchema.max(200).nullable(),
  /** What the administrator saw: rejected if changed since. */
  seen: z.string().max(200).nullable(),
})

export type NewFeed = z.infer<typeof newFeedSchema>
export type FeedTrial = z.infer<typeof feedTrialSchema>
export type FeedReading = z.infer<typeof feedReadingSchema>
export type MovedCabin = z.infer<typeof movedCabinSchema>
export type AdminCabin = z.infer<typeof adminCabinsSchema>[number]
export type NewCabin = z.infer<typeof newCabinSchema>
export type RetirementChange = z.infer<typeof retirementChangeSchema>
