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
import { newAnswerSchema, threadSchema } from '#contracts/inquiry-answers.ts'
import { answerInquiry, readThread } from '#services/inquiries/answers.ts'
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

const answers = '/api/admin/inquiries/:id/answers'

type AnswersDeps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'outboxEvents' | 'reaches' | 'businessEmail'
>

/** Writing to the guest of an inquiry. */
export function inquiryAnswersApi(deps: AnswersDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const read = {
      summary: 'What was written to the guest, and templates for the next answer',
      params: ofOne,
      response: { 200: threadSchema },
    }
    app.get(answers, { schema: read }, async (request) => readThread(deps, request.params.id))

    const answer = {
      config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Write to the guest by mail; the inquiry becomes answered',
        description:
          'Sending the same answer again changes nothing. 409 if someone else has answered since `seen`, or the site cannot send mail to guests.',
        params: ofOne,
        body: newAnswerSchema,
        response: { 201: threadSchema, ...errors(409) },
      },
    }
    app.post(answers, answer, async (request) => {
      const change = changeBy(request, deps.clock)
      return answerInquiry(deps, request.params.id, request.body, change)
    })
  }
}
