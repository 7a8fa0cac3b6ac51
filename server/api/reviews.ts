import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  publicReviewListSchema,
  reviewListQuerySchema,
  reviewReceiptSchema,
  reviewSubmissionHeadersSchema,
  reviewSubmissionSchema,
} from '#contracts/reviews.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { listPublicReviews } from '#services/reviews/reviews.ts'
import { networkOf } from '#services/sign-in/network.ts'
import { submitReview } from '#services/reviews/submit-review.ts'
import { createDailyAllowance } from '#services/daily-allowance.ts'
import { linkNext, revalidate } from './replies.ts'

export interface ReviewsApiOptions {
  /** How many reviews one address may send in ten minutes. */
  reviewsPerAddress?: number | undefined
  /** How many one network may send in a day. */
  reviewsPerNetwork?: number | undefined
}

const path = '/api/reviews'
const bodyLimitBytes = 64 * 1024
// A whole family after a reunion, and no program that never tires.
const defaultReviewsPerAddress = 10
const defaultReviewsPerNetwork = 40

export function reviewsApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'origin' | 'outboxEvents' | 'mailsPerDay'>,
  {
    reviewsPerAddress = defaultReviewsPerAddress,
    reviewsPerNetwork = defaultReviewsPerNetwork,
  }: ReviewsApiOptions = {},
): FastifyPluginAsyncZod {
  const daily = createDailyAllowance(reviewsPerNetwork)
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Approved guest reviews',
          description: '`page` begins further down.',
          querystring: reviewListQuerySchema,
          response: { 200: publicReviewListSchema },
        },
      },
      async (request, reply) => {
        const { reviews, nextCursor } = await listPublicReviews(deps, request.query)
        revalidate(reply)
        linkNext(reply, { ...request.query, page: undefined }, nextCursor)
        return reviews
      },
    )

    app.post(
      path,
      {
        bodyLimit: bodyLimitBytes,
        config: { rateLimit: { max: reviewsPerAddress, timeWindow: '10 minutes' } },
        schema: {
          summary: 'Leave a review',
          description:
            'It is shown once it has been approved. With an Idempotency-Key header, sending the same again stores it once and answers the same; ' +
            'something else under the same key is refused: 422.',
          headers: reviewSubmissionHeadersSchema,
          body: reviewSubmissionSchema,
          response: { 201: reviewReceiptSchema },
        },
      },
      async (request, reply) => {
        daily.take(networkOf(request.ip), 1)
        const idempotencyKey = request.headers['idempotency-key'] ?? null
        const { id } = await submitReview(deps, request.body, { idempotencyKey })
        return reply.code(201).send({ success: true, id })
      },
    )
  }
}
