import { z } from 'zod'
import { httpsUrl, searchSchema, text } from './shapes.ts'

/** A review on another site, as the owner quotes it. */
const quotedReviewSchema = z.strictObject({
  author: text,
  quote: text.max(600),
  /** The site: 'Google'. */
  source: text,
  link: httpsUrl,
})

export type QuotedReview = z.infer<typeof quotedReviewSchema>

export const reviewsDocumentSchema = z.strictObject({
  search: z.strictObject({ list: searchSchema, leave: searchSchema }),
  lead: text,
  /** Shown apart from the guests' reviews, and never counted among them. */
  elsewhere: z.array(quotedReviewSchema).max(12).optional(),
})
