import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import { inquiryFilterSchema } from '#contracts/inquiries.ts'
import { site } from '#content/site.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { exportInquiries } from '#services/inquiries/inquiry-export.ts'

/** The inbox as a file for a spreadsheet. Who may ask is decided where this is registered. */
export function inquiryExportApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/inquiries/export.csv',
      {
        schema: {
          summary: 'All inquiries that the filter lets through, as CSV',
          tags: ['admin'],
          querystring: inquiryFilterSchema,
          response: {
            200: z.any().describe('RFC 4180, UTF-8 with a byte order mark'),
            400: errorSchema,
            401: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const name = `inquiries-${deps.clock.today(site.timeZone)}.csv`
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(exportInquiries(deps, request.query)))
      },
    )
  }
}
