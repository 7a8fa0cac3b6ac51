import { z } from 'zod'
import { recommendations } from '#contracts/options.ts'
import reviews from './sample-reviews.json' with { type: 'json' }

const stars = z.int().min(0).max(5)

/** Days are counted back from the day of the demo. */
const sampleReviewSchema = z.strictObject({
  guestName: z.string(),
  daysAgo: z.int(),
  /** Nights stayed, ending the day before the review; left out when the guest gave no dates. */
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

/** By the name of the cabin. */
export const sampleReviews = z.record(z.string(), sampleReviewSchema.array()).parse(reviews)
