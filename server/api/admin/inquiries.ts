import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  adminInquiryListSchema,
  adminInquiryQuerySchema,
  adminInquirySchema,
  inquiryChangeSchema,
  inquiryCountsSchema,
} from '#contracts/inquiries.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { countInquiries, listInquiries, updateInquiry } from '#services/inquiries/inquiries.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'
import { linkNext } from '../replies.ts'

const path = '/api/admin/inquiries'
const params = z.object({ id: z.string() })

export function adminInquiriesApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Inquiries, newest first',
          description:
            'One page of a search examines a limited number of inquiries, so it may be short or empty and still have a next page.',
          querystring: adminInquiryQuerySchema,
          response: { 200: adminInquiryListSchema },
        },
      },
      async (request, reply) => {
        const { inquiries, nextCursor } = await listInquiries(deps, request.query)
        linkNext(reply, request.query, nextCursor)
        return inquiries
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'How many inquiries are new, answered and closed',
          response: { 200: inquiryCountsSchema },
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
            'Any status may follow any other. Idempotent. With `from`, an inquiry that has changed since is not updated: 409.',
          params,
          body: inquiryChangeSchema,
          response: {
            200: adminInquirySchema,
            ...errors(409),
          },
        },
      },
      async (request) => {
        const change = changeBy(request, deps.clock)
        return updateInquiry(deps, request.params.id, request.body, change)
      },
    )
  }
}
