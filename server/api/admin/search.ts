import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { adminSearchQuerySchema, adminSearchSchema } from '#contracts/admin-search.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { searchAdmin } from '#services/search/admin-search.ts'
import { adminInquirySchema } from '#contracts/inquiries.ts'
import { adminReviewSchema } from '#contracts/reviews.ts'
import { adminSubmissionSchema } from '#contracts/submissions.ts'
import { findInquiry } from '#services/inquiries/inquiries.ts'
import { reviewForAdmin } from '#services/reviews/moderation.ts'
import { submissionForAdmin } from '#services/submissions/submissions.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { perMinute, ofOne } from '../contracts.ts'

/** Search over everything in the admin area. */
export function adminSearchApi(deps: Pick<Dependencies, 'db' | 'site'>): FastifyPluginAsyncZod {
  return async (app) => {
    const search = {
      config: perMinute(120),
      schema: {
        summary: 'Reviews, inquiries, entries, winners and contests that contain a text',
        description:
          'In names, email addresses and words, or by id. Only what the role may see; a few of each kind, newest first.',
        querystring: adminSearchQuerySchema,
        response: { 200: adminSearchSchema },
      },
    }
    app.get('/api/admin/search', search, async (request) =>
      searchAdmin(deps, request.query, signedInAdmin(request).role),
    )
  }
}

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
