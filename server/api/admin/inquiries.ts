import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
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
import { errors, ofOne } from '../contracts.ts'
import { linkNext } from '../replies.ts'

const path = '/api/admin/inquiries'

export function adminInquiriesApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Inquiries, newest first',
      description:
        'One page of a search examines a limited number of inquiries, so it may be short or empty and still have a next page.',
      querystring: adminInquiryQuerySchema,
      response: { 200: adminInquiryListSchema },
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { inquiries, nextCursor } = await listInquiries(deps, request.query)
      linkNext(reply, request.query, nextCursor)
      return inquiries
    })

    const count = {
      summary: 'How many inquiries are new, answered and closed',
      response: { 200: inquiryCountsSchema },
    }
    app.get(`${path}/counts`, { schema: count }, async () => countInquiries(deps))

    const update = {
      summary: 'Set the status of an inquiry, your notes about it, or both',
      description:
        'Any status may follow any other. Idempotent. With `from`, an inquiry that has changed since is not updated: 409.',
      params: ofOne,
      body: inquiryChangeSchema,
      response: { 200: adminInquirySchema, ...errors(409) },
    }
    app.patch(`${path}/:id`, { schema: update }, async (request) => {
      const change = changeBy(request, deps.clock)
      return updateInquiry(deps, request.params.id, request.body, change)
    })
  }
}
