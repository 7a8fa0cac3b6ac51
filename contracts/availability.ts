import { z } from 'zod'
import { daySchema } from './schemas.ts'
import { guestLimits } from './limits.ts'

/** Half-open and ascending: `from` is the first night, `to` the morning of departure. */
const rangesSchema = z.array(z.object({ from: daySchema, to: daySchema }))

/**
 * Response of `GET /api/availability/{slug}`. Before the first feed read, `updatedAt` and `error`
 * are both null and nothing is known yet; with no feed configured, `hasFeed` is false.
 */
export const availabilitySchema = z.object({
  /** Slug. */
  cabin: z.string(),
  hasFeed: z.boolean(),
  /** The red days (specification, section 3), ascending, each once, in the property's zone. */
  booked: z.array(daySchema),
  /**
   * From the first of this month (taken nights from one night earlier) to the last bookable day;
   * nights in neither list are free. While `error` is set, nights in neither list are unknown.
   */
  nights: z.object({ taken: rangesSchema, notOpen: rangesSchema, unknown: rangesSchema }),
  /** Last successful feed read, ISO 8601 in UTC. */
  updatedAt: z.iso.datetime().nullable(),
  /** Message for the guest (specification, section 8); null if nothing failed. */
  error: z.string().nullable(),
})

/** Query of `GET /api/availability/{slug}/next`: the days a guest has chosen, if any. */
export const nextFreeQuerySchema = z.object({
  from: daySchema.optional(),
  to: daySchema.optional(),
})

/** Response of `GET /api/availability/{slug}/next`. */
export const nextFreeSchema = z.object({
  /**
   * The earliest stay of a few nights that is surely free, or the one nearest to days that are not;
   * null if there is none.
   */
  stay: z.object({ checkIn: daySchema, checkOut: daySchema }).nullable(),
})

/** Query of `GET /api/availability`: which cabins are free for a stay. */
export const freeCabinsQuerySchema = z
  .object({
    from: daySchema,
    to: daySchema,
    guests: z.coerce.number().int().min(guestLimits.min).max(guestLimits.max).default(1),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'Please choose a check-out date after your check-in date.',
  })

/**
 * Whether a cabin is free for a stay. `notOpen`: the partner does not sell all of its nights yet;
 * `unknown`: no feed, or an unreadable one.
 */
export const stayStates = ['free', 'booked', 'notOpen', 'unknown'] as const

/** Response of `GET /api/availability`: every cabin that sleeps the guests, in the site's order. */
export const freeCabinsSchema = z.object({
  cabins: z.array(z.object({ cabin: z.string(), state: z.enum(stayStates) })),
  /** Present if guests can ask to hear when days open: `POST /api/openings`. */
  openings: z.literal(true).optional(),
})

export type Availability = z.infer<typeof availabilitySchema>
export type NextFreeQuery = z.infer<typeof nextFreeQuerySchema>
export type NextFree = z.infer<typeof nextFreeSchema>
export type FreeCabinsQuery = z.infer<typeof freeCabinsQuerySchema>
export type FreeCabins = z.infer<typeof freeCabinsSchema>
export type StayState = (typeof stayStates)[number]
