import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminInquirySchema } from '#contracts/inquiries.ts'
import { adminReviewSchema } from '#contracts/reviews.ts'
import { adminSubmissionSchema } from '#contracts/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { findInquiry } from '#services/inquiries/inquiries.ts'
import { reviewForAdmin } from '#services/reviews/moderation.ts'
import { submissionForAdmin } from '#services/submissions/submissions.ts'

const params = z.object({ id: z.string() })

/** The row that a notification mail leads to. */
export function adminRowsApi(deps: Pick<Dependencies, 'site' | 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/reviews/:id',
      { schema: { summary: 'One review', params, response: { 200: adminReviewSchema } } },
      async (request) => reviewForAdmin(deps, request.params.id),
    )

    app.get(
      '/api/admin/submissions/:id',
      { schema: { summary: 'One entry', params, response: { 200: adminSubmissionSchema } } },
      async (request) => submissionForAdmin(deps, request.params.id),
    )

    app.get(
      '/api/admin/inquiries/:id',
      { schema: { summary: 'One inquiry', params, response: { 200: adminInquirySchema } } },
      async (request) => findInquiry(deps, request.params.id),
    )
  }
}
