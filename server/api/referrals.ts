import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { referralSchema } from '#contracts/referrals.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { recordReferral } from '#services/referrals/referrals.ts'

const bodyLimitBytes = 2048

export function referralsApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    // A beacon made from plain text announces itself as text, whatever it holds.
    app.removeContentTypeParser('text/plain')
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, parseJson)

    app.post(
      '/api/referrals',
      {
        bodyLimit: bodyLimitBytes,
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          summary: 'Count a referral to the booking partner',
          description:
            'What was looked at, never who looked. The days are both given or both null.',
          body: referralSchema,
          response: { 204: z.undefined().describe('Counted') },
        },
      },
      async (request, reply) => {
        await recordReferral(deps, request.body)
        return reply.code(204).send()
      },
    )
  }
}
