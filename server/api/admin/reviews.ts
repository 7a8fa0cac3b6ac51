import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  adminReviewListSchema,
  adminReviewQuerySchema,
  adminReviewSchema,
  reviewApprovalSchema,
  reviewCountsSchema,
  reviewReplySchema,
} from '#contracts/reviews.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  countReviews,
  listReviewsForAdmin,
  moderateReview,
  replyToReview,
} from '#services/reviews/moderation.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { linkNext } from '../replies.ts'
import { errors, ofOne } from '../contracts.ts'

const path = '/api/admin/reviews'
const listed = { 200: adminReviewListSchema }
const changed = {
  200: adminReviewSchema,
  ...errors(409),
}

const fromExplained =
  'Idempotent. With `from`, a review that has changed since is not updated: 409.'

export function adminReviewsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Reviews for moderation, newest first',
      description:
        'One page of a search examines a limited number of reviews, so it may be short or empty and still have a next page.',
      querystring: adminReviewQuerySchema,
      response: listed,
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { reviews, nextCursor } = await listReviewsForAdmin(deps, request.query)
      linkNext(reply, request.query, nextCursor)
      return reviews
    })

    const count = {
      summary: 'How many reviews are pending, approved and exist in total',
      response: { 200: reviewCountsSchema },
    }
    app.get(`${path}/counts`, { schema: count }, async () => countReviews(deps))

    const decideRoute = {
      summary: 'Approve or reject a review, withdraw its approval, or undo the decision',
      description: fromExplained,
      params: ofOne,
      body: reviewApprovalSchema,
      response: changed,
    }
    app.patch(`${path}/:id/approve`, { schema: decideRoute }, async (request) =>
      decide(deps, request),
    )

    const answerRoute = {
      summary: "Set the owner's public reply to a review",
      description: `Empty text removes it. ${fromExplained}`,
      params: ofOne,
      body: reviewReplySchema,
      response: changed,
    }
    app.post(`${path}/:id/reply`, { schema: answerRoute }, async (request) => answer(deps, request))
  }
}

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'changes'>

type Call<Body extends z.ZodType> = FastifyRequest & {
  params: z.infer<typeof ofOne>
  body: z.infer<Body>
}

async function decide(deps: Deps, request: Call<typeof reviewApprovalSchema>) {
  const { isApproved, from } = request.body
  return moderateReview(deps, request.params.id, isApproved, {
    from,
    change: changeBy(request, deps.clock),
  })
}

async function answer(deps: Deps, request: Call<typeof reviewReplySchema>) {
  const { reply, from } = request.body
  return replyToReview(deps, request.params.id, reply, {
    from,
    change: changeBy(request, deps.clock),
  })
}
