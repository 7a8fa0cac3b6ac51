import { z } from 'zod'
import { daySchema } from './dates.ts'
import { guestLimits } from './limits.ts'

/**
 * Answer of `GET /api/availability/{slug}`. Until the feed has been read for the first time,
 * `updatedAt` and `error` are both null and nothing is known yet; without a feed configured,
 * `hasFeed` is false and nothing ever will be.
 */
export const availabilitySchema = z.object({
  /** The cabin's slug. */
  cabin: z.string(),
  hasFeed: z.boolean(),
  /** Days that cannot be slept in, ascending, each once, in the property's zone. */
  booked: z.array(daySchema),
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

/** How a cabin stands for the asked days. `unknown`: it has no feed, or the feed cannot be read. */
export const stayStates = ['free', 'booked', 'unknown'] as const

/** Answer of `GET /api/availability`: every cabin that sleeps the guests, in the site's order. */
export const freeCabinsSchema = z.object({
  cabins: z.array(z.object({ cabin: z.string(), state: z.enum(stayStates) })),
})

export type Availability = z.infer<typeof availabilitySchema>
export type FreeCabinsQuery = z.infer<typeof freeCabinsQuerySchema>
export type FreeCabins = z.infer<typeof freeCabinsSchema>
export type StayState = (typeof stayStates)[number]
