import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import {
  adminInquiryListSchema,
  adminInquiryQuerySchema,
  adminInquirySchema,
  inquiryChangeSchema,
  inquiryCountsSchema,
} from '#contracts/inquiries.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countInquiries, listInquiries, updateInquiry } from '#services/inquiries/inquiries.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { nextLink } from '../next-link.ts'

const path = '/api/admin/inquiries'

/** The inbox of inquiries. Who may ask is decided where this is registered. */
export function adminInquiriesApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store')
      next()
    })

    app.get(
      path,
      {
        schema: {
          summary: 'Inquiries, the newest first',
          description:
            'Pages by cursor: follow the Link header with rel="next" until it is absent. ' +
            'A page of a search looks at a limited number of inquiries, so it may be short or empty and still have a next one.',
          tags: ['admin'],
          querystring: adminInquiryQuerySchema,
          response: {
            200: adminInquiryListSchema,
            400: errorSchema,
            401: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const { inquiries, nextCursor } = await listInquiries(deps, request.query)
        if (nextCursor) reply.header('link', nextLink(path, request.query, nextCursor))
        return inquiries
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'How many inquiries are new, answered and closed',
          tags: ['admin'],
          response: { 200: inquiryCountsSchema, 401: errorSchema },
        },
      },
      async () => countInquiries(deps),
    )

    app.patch(
      `${path}/:id`,
      {
        schema: {
          summary: 'Set the status of an inquiry, your notes about it, or both',
          description:
            'Any status may follow any other. Sending it again changes nothing. With `from`, an inquiry that is no longer so is left as it is: 409.',
          tags: ['admin'],
          params: z.object({ id: z.string() }),
          body: inquiryChangeSchema,
          response: {
            200: adminInquirySchema,
            400: errorSchema,
            401: errorSchema,
            404: errorSchema,
            409: errorSchema,
            413: errorSchema,
            415: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request) => {
        const change = { by: signedInAdmin(request).username, at: deps.clock.now() }
        return updateInquiry(deps, request.params.id, request.body, change)
      },
    )
  }
}
