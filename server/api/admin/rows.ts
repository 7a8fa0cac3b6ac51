import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '#services/dependencies.ts'
import { adminInquirySchema } from '#contracts/inquiries.ts'
import { adminReviewSchema } from '#contracts/reviews.ts'
import { adminSubmissionSchema } from '#contracts/submissions.ts'
import { findInquiry } from '#services/inquiries/inquiries.ts'
import { reviewForAdmin } from '#services/reviews/moderation.ts'
import { submissionForAdmin } from '#services/submissions/submissions.ts'
import { ofOne } from '../contracts.ts'

/** The row that a notification mail leads to. */
export function adminRowsApi(deps: Pick<Dependencies, 'site' | 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    const review = { summary: 'One review', params: ofOne, response: { 200: adminReviewSchema } }
    app.get('/api/admin/reviews/:id', { schema: review }, async (request) =>
      reviewForAdmin(deps, request.params.id),
    )

    const submission = {
      summary: 'One entry',
      params: ofOne,
      response: { 200: adminSubmissionSchema },
    }
    app.get('/api/admin/submissions/:id', { schema: submission }, async (request) =>
      submissionForAdmin(deps, request.params.id),
    )

    const find = { summary: 'One inquiry', params: ofOne, response: { 200: adminInquirySchema } }
    app.get('/api/admin/inquiries/:id', { schema: find }, async (request) =>
      findInquiry(deps, request.params.id),
    )
  }
}
