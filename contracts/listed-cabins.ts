import { z } from 'zod'

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
  page: z.url(),
  /** Booked, unreleased and unknown nights, as JSON. */
  availability: z.url(),
  /** The same nights as an iCalendar file (RFC 5545). */
  calendar: z.url(),
  /** The booking partner's page. */
  book: z.url(),
})

export const listedCabinsSchema = z.object({ items: z.array(listedCabinSchema) })

export type ListedCabins = z.infer<typeof listedCabinsSchema>
