import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inquiryFilterSchema } from '#contracts/inquiries.ts'
import { reviewFilterSchema } from '#contracts/reviews.ts'
import { submissionFilterSchema } from '#contracts/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { exportInquiries } from '#services/inquiries/inquiry-export.ts'
import { exportReviews } from '#services/reviews/review-export.ts'
import { exportSubmissions } from '#services/submissions/submission-export.ts'
import { csvSchema, sendCsv } from '../csv.ts'

/** The owner's lists as files for a spreadsheet. */
export function adminExportsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const send = {
      summary: 'All filtered reviews as CSV',
      querystring: reviewFilterSchema,
      response: { 200: csvSchema },
    }
    app.get('/api/admin/reviews/export.csv', { schema: send }, async (request, reply) =>
      sendCsv(reply, deps, 'reviews', exportReviews(deps, request.query)),
    )

    const sendRoute = {
      summary: 'All filtered entries as CSV',
      querystring: submissionFilterSchema,
      response: { 200: csvSchema },
    }
    app.get('/api/admin/submissions/export.csv', { schema: sendRoute }, async (request, reply) =>
      sendCsv(reply, deps, 'entries', exportSubmissions(deps, request.query)),
    )

    const sendCsvRoute = {
      summary: 'All filtered inquiries as CSV',
      querystring: inquiryFilterSchema,
      response: { 200: csvSchema },
    }
    app.get('/api/admin/inquiries/export.csv', { schema: sendCsvRoute }, async (request, reply) =>
      sendCsv(reply, deps, 'inquiries', exportInquiries(deps, request.query)),
    )
  }
}
