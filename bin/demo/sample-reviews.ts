import { z } from 'zod'
import { recommendations } from '#contracts/options.ts'
import type { Site } from '#services/site/site.ts'
import reviews from './sample-reviews.json' with { type: 'json' }

const stars = z.int().min(0).max(5)

/** Days are counted back from the day of the demo. */
const sampleReviewSchema = z.strictObject({
  guestName: z.string(),
  daysAgo: z.int(),
  /** Nights stayed, ending the day before the review; omitted if the guest gave no dates. */
  nights: z.int().optional(),
  /** Overall, cleanliness, location, amenities, value; 0 for 'not given'. */
  stars: z.tuple([stars, stars, stars, stars, stars]),
  title: z.string(),
  text: z.string(),
  favorite: z.string().optional(),
  suggestion: z.string().optional(),
  recommend: z.enum(recommendations).default('absolutely'),
  phone: z.string().optional(),
  status: z.enum(['approved', 'pending', 'rejected']).default('approved'),
  /** The owner's public reply. */
  reply: z.string().optional(),
  /** Looks like spam. */
  isSuspect: z.boolean().default(false),
})

export type SampleReview = z.infer<typeof sampleReviewSchema>

/** By the name of a cabin of the sample property. */
export const sampleReviews = z.record(z.string(), sampleReviewSchema.array()).parse(reviews)

/** The name of the cabin that has a sample cabin's place among those of the property. */
export function cabinFor({ cabins }: Site, sampleName: string): string {
  const place = Object.keys(sampleReviews).indexOf(sampleName)
  return cabins[place % cabins.length]?.name ?? sampleName
}
