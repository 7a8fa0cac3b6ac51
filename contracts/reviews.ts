import { z } from 'zod'
import { recommendations, reviewOrders } from './options.ts'
import { limits } from './limits.ts'

const stars = z.int().min(0).max(5)

/** A review as the public sees it: no e-mail, no phone, no improvement suggestion. */
export const publicReviewSchema = z.object({
  id: z.string(),
  guestName: z.string(),
  /** The cabin's name, as the guest chose it. */
  cabin: z.string(),
  overallRating: stars,
  cleanlinessRating: stars,
  locationRating: stars,
  amenitiesRating: stars,
  valueRating: stars,
  reviewTitle: z.string(),
  reviewText: z.string(),
  stayDates: z.string(),
  favoriteFeature: z.string(),
  wouldRecommend: z.enum(recommendations).nullable(),
  isApproved: z.literal(true),
  /** ISO 8601, UTC. */
  submittedAt: z.iso.datetime(),
  /** The same instant under the name that the featured block reads. */
  createdAt: z.iso.datetime(),
})

export const publicReviewListSchema = z.array(publicReviewSchema)

/** Query of `GET /api/reviews`. */
export const reviewListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  sort: z.enum(reviewOrders).default('newest'),
  cursor: z.string().max(200).optional(),
})

export type PublicReview = z.infer<typeof publicReviewSchema>
export type ReviewListQuery = z.infer<typeof reviewListQuerySchema>
