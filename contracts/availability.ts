import { z } from 'zod'
import { daySchema } from './date-schemas.ts'
import { guestLimits } from './limits.ts'

/** Half-open and ascending: `from` is the first night slept, `to` the morning of leaving. */
const rangesSchema = z.array(z.object({ from: daySchema, to: daySchema }))

/**
 * Answer of `GET /api/availability/{slug}`. Until the feed has been read for the first time,
 * `updatedAt` and `error` are both null and nothing is known yet; without a feed configured,
 * `hasFeed` is false and nothing ever will be.
 */
export const availabilitySchema = z.object({
  /** The cabin's slug. */
  cabin: z.string(),
  hasFeed: z.boolean(),
  /** The red days (specification, section 3), ascending, each once, in the property's zone. */
  booked: z.array(daySchema),
  /**
   * From the first of this month on (taken ones from the night before), as far as stays can reach; free is
   * what is in none. While `error` is set nothing is: what is not taken or not open is unknown.
   */
  nights: z.object({ taken: rangesSchema, notOpen: rangesSchema, unknown: rangesSchema }),
  /** When the feed was last read well, ISO 8601 in UTC. */
  updatedAt: z.iso.datetime().nullable(),
  /** What to tell the guest (specification, section 8); null when nothing failed. */
  error: z.string().nullable(),
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
    error: 'Please choose a check-out day after the check-in day.',
  })

/**
 * Whether a cabin is free for a stay. `notOpen`: the partner does not sell all of its nights yet;
 * `unknown`: the cabin has no feed, or a feed that cannot be read.
 */
export const stayStates = ['free', 'booked', 'notOpen', 'unknown'] as const

/** Answer of `GET /api/availability`: every cabin that sleeps the guests, in the site's order. */
export const freeCabinsSchema = z.object({
  cabins: z.array(z.object({ cabin: z.string(), state: z.enum(stayStates) })),
})

export type Availability = z.infer<typeof availabilitySchema>
export type FreeCabinsQuery = z.infer<typeof freeCabinsQuerySchema>
export type FreeCabins = z.infer<typeof freeCabinsSchema>
export type StayState = (typeof stayStates)[number]
