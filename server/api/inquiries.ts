import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { eventInquirySchema, groupInquirySchema } from '#contracts/inquiries.ts'
import { formHeadersSchema, receiptSchema } from '#contracts/schemas.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { submitEventInquiry, submitGroupInquiry } from '#services/inquiries/submit-inquiry.ts'

export interface InquiriesApiOptions {
  /** How many inquiries of each kind one address may send in ten minutes. */
  inquiriesPerAddress?: number | undefined
}

const bodyLimitBytes = 64 * 1024
// Enough for an office behind one address, not for a script.
const defaultInquiriesPerAddress = 10

const response = { 201: receiptSchema }
const description =
  'It is stored, then mailed. With an Idempotency-Key header, repeating the request stores it once and returns the same response; ' +
  'something else with the same key is rejected: 422.'

export function inquiriesApi(
  deps: Pick<
    Dependencies,
    'site' | 'db' | 'clock' | 'origin' | 'outboxEvents' | 'mailsPerDay' | 'reaches'
  >,
  { inquiriesPerAddress = defaultInquiriesPerAddress }: InquiriesApiOptions = {},
): FastifyPluginAsyncZod {
  const limits = {
    bodyLimit: bodyLimitBytes,
    config: { rateLimit: { max: inquiriesPerAddress, timeWindow: '10 minutes' } },
  }
  const shared = {
    description,
    headers: formHeadersSchema,
    response,
  }
  return async (app) => {
    const aboutEvent = {
      ...limits,
      schema: { ...shared, summary: 'Ask about an event', body: eventInquirySchema },
    }
    app.post('/api/inquiries/event', aboutEvent, async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null
      const { id } = await submitEventInquiry(deps, request.body, { idempotencyKey })
      return reply.code(201).send({ success: true, id })
    })

    const aboutGroup = {
      ...limits,
      schema: { ...shared, summary: 'Ask about a group stay', body: groupInquirySchema },
    }
    app.post('/api/inquiries/group', aboutGroup, async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null
      const { id } = await submitGroupInquiry(deps, request.body, { idempotencyKey })
      return reply.code(201).send({ success: true, id })
    })
  }
}
