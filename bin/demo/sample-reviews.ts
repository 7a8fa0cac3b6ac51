import { z } from 'zod'
import { recommendations } from '#contracts/options.ts'
import { cabinIdOf } from '#services/cabins/cabin-names.ts'
import type { Site } from '#services/site/site.ts'
import { setOwnerReply } from '#store/reviews/review-moderation.ts'
import { markReviewVerified } from '#store/reviews/reviews.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import type { SampleOptions } from './sample-data.ts'
import reviewList from './sample-reviews.json' with { type: 'json' }
import { emailOf, instantOf, stayDatesOf } from './times.ts'

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

type SampleReview = z.infer<typeof sampleReviewSchema>

/** By the name of a cabin of the sample property. */
export const sampleReviews = z.record(z.string(), sampleReviewSchema.array()).parse(reviewList)

/** The name of the cabin that has a sample cabin's place among those of the property. */
export function cabinFor({ cabins }: Site, sampleName: string): string {
  const place = Object.keys(sampleReviews).indexOf(sampleName)
  return cabins[place % cabins.length]?.name ?? sampleName
}

/** Stores the reviews, already moderated but for the latest. */
export async function storeSampleReviews({
  db,
  clock,
  site,
}: Omit<SampleOptions, 'folder'>): Promise<void> {
  for (const [name, reviews] of Object.entries(sampleReviews)) {
    const cabin = cabinIdOf(site, cabinFor(site, name))
    for (const sample of reviews) {
      const { daysAgo, status, reply } = sample
      const fields = { ...fieldsOf(sample), cabin, stayDates: stayDatesOf(sample, { clock, site }) }
      const submittedAt = instantOf(daysAgo, clock)
      const { id } = await storeReview(db, { ...fields, submittedAt }, status)
      if (daysAgo % 3 === 0) await markReviewVerified(db, id)
      if (reply !== undefined) await setOwnerReply(db, id, reply)
    }
  }
}

function fieldsOf(sample: SampleReview) {
  const [overallRating, cleanlinessRating, locationRating, amenitiesRating, valueRating] =
    sample.stars
  return {
    guestName: sample.guestName,
    guestEmail: emailOf(sample.guestName),
    guestPhone: sample.phone ?? null,
    overallRating,
    cleanlinessRating,
    locationRating,
    amenitiesRating,
    valueRating,
    reviewTitle: sample.title,
    reviewText: sample.text,
    favoriteFeature: sample.favorite ?? '',
    improvementSuggestion: sample.suggestion ?? '',
    wouldRecommend: sample.recommend,
    isSuspect: sample.isSuspect,
  }
}
