import { z } from 'zod'
import { emailSchema } from './email.ts'
import { limits, reviewLengths } from './limits.ts'
import { moderationStatuses, recommendations } from './options.ts'
import { reviewOrders } from './orders.ts'
import { optionalAnswer, pageQuery, spamSigns, stayField } from './schemas.ts'
import { multiline, singleLine } from './text.ts'

const stars = z.int().min(0).max(5)

const chosenStars = z.int().min(1, 'Please choose 1 to 5 stars.').max(5)

/** A review as sent (specification, section 3). A sub-rating of 0 means no stars were chosen. */
export const reviewSubmissionSchema = z.object({
  guestName: singleLine(reviewLengths.guestName, 'Please enter your name.'),
  guestEmail: emailSchema().max(reviewLengths.guestEmail),
  guestPhone: singleLine(reviewLengths.guestPhone).default(''),
  cabin: singleLine(reviewLengths.cabin, 'Please choose your cabin.'),
  stayDates: singleLine(reviewLengths.stayDates).default(''),
  overallRating: chosenStars,
  cleanlinessRating: stars.default(0),
  locationRating: stars.default(0),
  amenitiesRating: stars.default(0),
  valueRating: stars.default(0),
  reviewTitle: singleLine(reviewLengths.reviewTitle).default(''),
  reviewText: multiline(reviewLengths.reviewText).default(''),
  wouldRecommend: optionalAnswer(recommendations),
  favoriteFeature: singleLine(reviewLengths.favoriteFeature).default(''),
  improvementSuggestion: multiline(reviewLengths.improvementSuggestion).default(''),
  allowPublic: z.boolean().default(true),
  ...stayField,
  ...spamSigns,
})

/** A review as the public sees it: no email, no phone, no improvement suggestion. */
export const publicReviewSchema = z.object({
  id: z.string(),
  guestName: z.string(),
  /** The cabin's current name. */
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
  /** It came by a one-time link of the owner. */
  verified: z.boolean(),
  isApproved: z.literal(true),
  /** The owner's public reply. */
  ownerReply: z.string().nullable(),
  /** ISO 8601, UTC. */
  submittedAt: z.iso.datetime(),
  /** The same instant under the name the featured block reads. */
  createdAt: z.iso.datetime(),
})

export const publicReviewListSchema = z.array(publicReviewSchema)

/** Query of `GET /api/reviews`. */
export const reviewListQuerySchema = z.object({
  ...pageQuery,
  sort: z.enum(reviewOrders).default('newest'),
  /** The cabin's name; omit for all cabins. */
  cabin: singleLine(reviewLengths.cabin).optional(),
  /** The overall rating; omit for all. */
  stars: z.coerce.number().int().min(1).max(5).optional(),
  /** `1` for verified stays only; omit for all. */
  verified: z.literal('1').optional(),
  /** Page to start with, from 1; ignored if there is a cursor. */
  page: z.coerce.number().int().min(1).max(limits.reviewPages).optional(),
})

const average = z.number().min(1).max(5).nullable()

/** All public reviews in numbers, or those of a cabin or of verified stays. */
export const reviewSummarySchema = z.object({
  count: z.int(),
  /** How many of them are verified stays. */
  verified: z.int(),
  /** How many gave one star, two stars and so on. */
  stars: z.array(z.int()).length(5),
  /** To two decimals; without those that chose no stars, and null if none did. */
  averages: z.object({
    overallRating: average,
    cleanlinessRating: average,
    locationRating: average,
    amenitiesRating: average,
    valueRating: average,
  }),
})

export const reviewSummaryQuerySchema = reviewListQuerySchema.pick({ cabin: true, verified: true })

/** A review as the admin sees it, with contact details and private answers. */
export const adminReviewSchema = z.object({
  ...publicReviewSchema.shape,
  guestEmail: z.string(),
  guestPhone: z.string(),
  improvementSuggestion: z.string(),
  allowPublic: z.boolean(),
  isApproved: z.boolean(),
  status: z.enum(['pending', 'approved', 'rejected']),
  /** Possible spam. */
  isSuspect: z.boolean(),
})

export const adminReviewListSchema = z.array(adminReviewSchema)

const moderationFilter = {
  status: z.enum(moderationStatuses).default('pending'),
  /** Searches name, email, title and text; not case-sensitive. */
  search: singleLine(200).default(''),
}

/** Query of `GET /api/admin/reviews/export.csv`. */
export const reviewFilterSchema = z.object(moderationFilter)

/** Query of `GET /api/admin/reviews`. */
export const adminReviewQuerySchema = z.object({
  ...moderationFilter,
  ...pageQuery,
})

export const reviewApprovalSchema = z.strictObject({
  /** Null makes the review pending again. */
  isApproved: z.boolean().nullable(),
  /** What the administrator saw: rejected if changed since; omit to skip the check. */
  from: z.enum(['pending', 'approved', 'rejected']).optional(),
})

/** Empty text removes the reply. */
export const reviewReplySchema = z.strictObject({
  reply: multiline(reviewLengths.ownerReply),
  /** The reply the administrator saw, null for none; if it has changed since, nothing is saved. */
  from: multiline(reviewLengths.ownerReply).nullable().optional(),
})

/** Reviews per tab of the moderation screen. */
export const reviewCountsSchema = z.object({
  pending: z.int(),
  approved: z.int(),
  all: z.int(),
})

export type PublicReview = z.infer<typeof publicReviewSchema>
export type ReviewSummary = z.infer<typeof reviewSummarySchema>
export type ReviewSummaryQuery = z.infer<typeof reviewSummaryQuerySchema>
export type ReviewListQuery = z.infer<typeof reviewListQuerySchema>
export type ReviewSubmission = z.infer<typeof reviewSubmissionSchema>
export type AdminReview = z.infer<typeof adminReviewSchema>
export type ReviewFilter = z.infer<typeof reviewFilterSchema>
export type AdminReviewQuery = z.infer<typeof adminReviewQuerySchema>
export type ReviewCounts = z.infer<typeof reviewCountsSchema>
