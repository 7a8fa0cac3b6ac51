import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Referral, referralSchema } from '#contracts/referrals.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { planReferral, recordReferral } from '#services/referrals/referrals.ts'
import { describeFailure } from '../errors.ts'

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

type Parts = Pick<Dependencies, 'db' | 'clock' | 'availability'>

const anyText = z.string().catch('').default('')

/** The way to the booking partner for guests without JavaScript: the dates form leads here. */
export function referralRedirectApi(deps: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/book/:slug',
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          hide: true,
          params: z.object({ slug: z.string() }),
          querystring: z.object({ checkIn: anyText, checkOut: anyText }),
        },
      },
      async (request, reply) => {
        const plan = planReferral(deps, request.params.slug, request.query)
        if (!plan) return reply.callNotFound()

        // Only a guest who goes is counted, not a machine that looks whether the address answers.
        const { referral } = plan
        if (referral && request.method === 'GET') {
          await countReferral(deps, referral, request.log)
        }
        reply.header('cache-control', 'no-store')
        reply.header('referrer-policy', 'no-referrer')
        reply.header('x-robots-tag', 'noindex')
        return reply.redirect(plan.url, 303)
      },
    )
  }
}

/** A guest who wants to book goes on even when the counting fails. */
async function countReferral(
  deps: Pick<Parts, 'db' | 'clock'>,
  referral: Referral,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await recordReferral(deps, referral)
  } catch (error) {
    log.error({ failure: describeFailure(error) }, 'a referral was not counted')
  }
}
