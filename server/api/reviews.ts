import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  publicReviewListSchema,
  reviewListQuerySchema,
  reviewSubmissionSchema,
  reviewSummaryQuerySchema,
  reviewSummarySchema,
} from '#contracts/reviews.ts'
import { formHeadersSchema, receiptSchema } from '#contracts/schemas.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { listPublicReviews } from '#services/reviews/reviews.ts'
import { networkOf } from '#services/sign-in/attempts.ts'
import { summarizePublicReviews } from '#services/reviews/review-summary.ts'
import { submitReview } from '#services/reviews/submit-review.ts'
import { createDailyAllowance } from '#services/daily-allowance.ts'
import { linkNext, revalidate } from './replies.ts'

export interface ReviewsApiOptions {
  /** Reviews per address in ten minutes. */
  reviewsPerAddress?: number | undefined
  /** Reviews per network and day. */
  reviewsPerNetwork?: number | undefined
}

const path = '/api/reviews'
const bodyLimitBytes = 64 * 1024
// Enough for a family after a reunion, not for a script.
const defaultReviewsPerAddress = 10
const defaultReviewsPerNetwork = 40

export function reviewsApi(
  deps: Pick<
    Dependencies,
    'site' | 'db' | 'clock' | 'origin' | 'outboxEvents' | 'mailsPerDay' | 'counts'
  >,
  {
    reviewsPerAddress = defaultReviewsPerAddress,
    reviewsPerNetwork = defaultReviewsPerNetwork,
  }: ReviewsApiOptions = {},
): FastifyPluginAsyncZod {
  const daily = createDailyAllowance(deps.counts, 'reviews', reviewsPerNetwork)
  return async (app) => {
    const list = {
      summary: 'Approved guest reviews',
      description: '`page` starts further down.',
      querystring: reviewListQuerySchema,
      response: { 200: publicReviewListSchema },
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { reviews, nextCursor } = await listPublicReviews(deps, request.query)
      revalidate(reply)
      linkNext(reply, { ...request.query, page: undefined }, nextCursor)
      return reviews
    })

    const summaryRoute = {
      summary: 'Number and averages of the approved guest reviews',
      querystring: reviewSummaryQuerySchema,
      response: { 200: reviewSummarySchema },
    }
    app.get(`${path}/summary`, { schema: summaryRoute }, async ({ query }, reply) => {
      revalidate(reply)
      return summarizePublicReviews(deps, query)
    })

    const network = {
      bodyLimit: bodyLimitBytes,
      config: { rateLimit: { max: reviewsPerAddress, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Leave a review',
        description:
          'Shown once approved. With an Idempotency-Key header, repeating the request stores it once and returns the same response; ' +
          'something else with the same key is rejected: 422.',
        headers: formHeadersSchema,
        body: reviewSubmissionSchema,
        response: { 201: receiptSchema },
      },
    }
    app.post(path, network, async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null
      const { id } = await daily.use(networkOf(request.ip), 1, () =>
        submitReview(deps, request.body, { idempotencyKey }),
      )
      return reply.code(201).send({ success: true, id })
    })
  }
}
