import { z } from 'zod'
import { stayStates } from './availability.ts'
import { guestLimits } from './limits.ts'
import { daySchema } from './schemas.ts'

/** Query of `GET /api/cabins`: a stay, days in the property's zone, and how many sleep there. */
export const listedCabinsQuerySchema = z
  .object({
    from: daySchema.optional(),
    /** The morning of departure. */
    to: daySchema.optional(),
    guests: z.coerce.number().int().min(guestLimits.min).max(guestLimits.max).optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: 'Please give both days of the stay, or neither.',
  })

/** Whether a cabin can take the requested stay. */
const stayOfCabinSchema = z.object({
  /** `tooSmall`: it sleeps fewer guests than requested, whether or not it is free. */
  state: z.enum([...stayStates, 'tooSmall']),
  /** If it is not free: the nearest free stay of that length, within 30 days; null if unknown. */
  nearest: z.object({ from: daySchema, to: daySchema, book: z.url() }).nullable(),
})

/** A cabin for programs: what it is, and absolute addresses. */
export const listedCabinSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  /** The most guests that sleep there. */
  sleeps: z.number(),
  amenities: z.array(z.string()),
  petsAllowed: z.boolean(),
  /** Whose average it is; null without reviews. */
  rating: z
    .object({
      average: z.number(),
      reviews: z.number(),
      from: z.enum(['this site', 'booking partner']),
    })
    .nullable(),
  page: z.url(),
  /** Booked, unreleased and unknown nights, as JSON. */
  availability: z.url(),
  /** The same nights as an iCalendar file (RFC 5545). */
  calendar: z.url(),
  /** The booking partner's page, with the days in it if the stay may be booked there. */
  book: z.url(),
  /** Only if a stay is requested. */
  stay: stayOfCabinSchema.optional(),
})

export const listedCabinsSchema = z.object({ items: z.array(listedCabinSchema) })

export type ListedCabinsQuery = z.infer<typeof listedCabinsQuerySchema>
export type StayOfCabin = z.infer<typeof stayOfCabinSchema>
export type ListedCabins = z.infer<typeof listedCabinsSchema>
