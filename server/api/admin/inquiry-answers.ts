import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { newAnswerSchema, threadSchema } from '#contracts/inquiry-answers.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { answerInquiry, readThread } from '#services/inquiries/answers.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { errors, ofOne } from '../contracts.ts'

const path = '/api/admin/inquiries/:id/answers'

type Deps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'outboxEvents' | 'reaches' | 'businessEmail'
>

/** Writing to the guest of an inquiry. */
export function inquiryAnswersApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const read = {
      summary: 'What was written to the guest, and templates for the next answer',
      params: ofOne,
      response: { 200: threadSchema },
    }
    app.get(path, { schema: read }, async (request) => readThread(deps, request.params.id))

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
    app.post(path, answer, async (request) => {
      const change = changeBy(request, deps.clock)
      const thread = await answerInquiry(deps, request.params.id, request.body, change)
      return thread
    })
  }
}
